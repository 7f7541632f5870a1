import { keptTexts } from './kept-texts'
import type { TextAnswer, TextQuery } from './search-texts'
import { createTextIndex } from './text-index'

const index = createTextIndex(keptTexts)

async function answer({ id, search, limit }: TextQuery): Promise<TextAnswer> {
  try {
    return { id, found: await index.search(search, limit) }
  } catch {
    return { id, found: null }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<TextQuery>) => {
  void answer(data).then((said) => self.postMessage(said))
})
