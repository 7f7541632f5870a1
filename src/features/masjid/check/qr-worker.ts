import { look } from './sight'

self.addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  self.postMessage(look(data))
})
