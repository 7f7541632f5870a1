import { renderToStaticMarkup } from 'react-dom/server'
import { config } from '@/api/config'
import { headTags, type PageHead, sitePicture } from '@/app/head-tags'
import { createQueryClient, Providers } from '@/app/Providers'
import { routesTo } from '@/app/routes'
import { documentTitle } from '@/app/frames/frames'
import { verseCount } from '@/domain/quran/mushaf'
import type { Surah } from '@/domain/quran/surah'
import { surahListQuery } from '@/domain/quran/surah-queries'
import { AHEAD, blankSurah, EARLY_TEMPLATE_ID } from '@/features/tilawah/early-verses'
import { PassageText } from '@/features/tilawah/components/ReaderPassage'
import { paths } from '@/lib/address/paths'
import { allTexts } from '@/domain/quran/reader-view'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { draw, firstNeeds, preconnect, type PrerenderedPage } from './draw-page'

/** Of the route table. */
export const surahPattern = `${paths.tilawah()}/:slug`

/** Where the surahs are, each of which exists whether it was prerendered or not. */
export const surahPaths = (): string[] =>
  Array.from({ length: 114 }, (_, index) => paths.surah(index + 1))

/** What others show of a surah: its name as the service has it, the number of its verses as every mushaf has it. */
export function surahHead(
  { nomor, namaLatin, arti }: Pick<Surah, 'nomor' | 'namaLatin' | 'arti'>,
  siteUrl: string,
): PageHead {
  const verses = `${verseCount(nomor)} ayat`
  const meaning = ['', namaLatin].includes(arti) ? '' : ` (${arti})`
  return {
    title: documentTitle(`Surah ${namaLatin}, ${verses} – Tilawahku`),
    description: `Baca surah ke-${nomor}, ${namaLatin}${meaning}: ${verses} dengan teks Arab, Latin, dan terjemahan.`,
    path: paths.surah(nomor),
    picture: sitePicture(siteUrl),
    asOf: null,
    linkedData: [],
  }
}

/** The first verses as the app draws them, with a mark in place of each text. */
export function earlyTemplate(surah: Surah): string {
  const text = blankSurah(surah)
  const ignore = () => undefined
  const look = { shown: allTexts, fontReady: true, marked: null, kept: [] }
  const html = renderToStaticMarkup(
    <Providers queryClient={createQueryClient()}>
      <MantineRoot>
        <PassageText
          text={text}
          passage={{ surah: surah.nomor, from: 1, to: text.verses.length }}
          start={null}
          ahead={AHEAD}
          look={{ ...look, onMenu: ignore, onDrawn: ignore }}
          onDrawn={ignore}
        />
      </MantineRoot>
    </Providers>,
  )
  return `<template id="${EARLY_TEMPLATE_ID}" data-surah="${surah.nomor}">${html}</template>`
}

/**
 * Draws the page of each surah, with its name in the head and its frame alone in the body: the verses would make it
 * heavier than they are by themselves, so they are the HTML's first call. Of the first ones it has the template.
 * @throws ApiError where the service doesn't tell what they are called
 */
export async function drawSurahs(): Promise<PrerenderedPage[]> {
  const surahs = await createQueryClient().query({ ...surahListQuery(), retry: false })
  const table = routesTo(surahPattern)
  return Promise.all(
    surahs.map(async (surah) => {
      const path = paths.surah(surah.nomor)
      const head = surahHead(surah, config.siteUrl)
      const needs = await firstNeeds(path)
      return {
        ...needs,
        firstCalls: needs.firstCalls.map((call) => ({ ...call, early: true })),
        path,
        html: await draw(path, createQueryClient(), null, table),
        title: head.title,
        preconnect,
        head: headTags(head, config.siteUrl),
        data: null,
        beside: earlyTemplate(surah),
        early: true,
      }
    }),
  )
}
