import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '@/app/Providers'
import { first, testScreens } from '@/app/screen-for-tests'
import { readFirstVerses } from '@/domain/quran/read-verse-texts'
import { surahListUrl } from '@/domain/quran/surah'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { AHEAD, fillIn } from '@/features/tilawah/early-verses'
import { earlyTemplate } from './prerender-surahs'

const { open } = testScreens()

/**
 * The surah's head, its button and its first verses; without heights that are guessed until a verse is near, and without
 * the spaces with which a document writes styles.
 */
function beginning(list: Element | null): string[] {
  const parts = [...(list?.parentElement?.children ?? [])].filter((part) => part !== list)
  const verses = [...(list?.children ?? [])].slice(0, AHEAD)
  return [...parts, ...verses].map(({ outerHTML }) =>
    outerHTML
      .replace(/ style="--letters: ?\d+;?"/, '')
      .replace(/style="[^"]*"/g, (style) => style.replace(/[ ;]/g, '')),
  )
}

it.each([1, 9, 32, 110])('surah %i begins before the app as it does with it', async (nomor) => {
  await open(`/tilawah/${nomor}`)
  const list = () => document.querySelector('[aria-label^="Ayat "]:is(ol)')
  await waitFor(() => expect(list()).not.toBeNull())
  const surahs = await createQueryClient().query(surahListQuery())
  const answer = await (await fetch(`${surahListUrl}/${nomor}`)).text()
  const place = document.createElement('div')
  place.innerHTML = earlyTemplate(first(surahs.slice(nomor - 1)))
  const template = place.querySelector('template')
  const content = document.importNode(template?.content ?? new DocumentFragment(), true)
  fillIn(content, nomor, readFirstVerses(answer, nomor, AHEAD) ?? [])
  place.replaceChildren(content)
  expect(template?.dataset.surah).toBe(String(nomor))
  expect(beginning(place.querySelector('ol'))).toEqual(beginning(list()))
})
