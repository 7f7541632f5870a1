import type { Page } from '@playwright/test'

declare global {
  interface Window {
    heard?: string[]
  }
}

/**
 * From the next page on, notes each recitation as it begins to sound. A verse of the stand-in lasts two seconds, so a
 * test that looks at what sounds just now may come too late.
 */
export const noteHeard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted: string[] = []
    window.heard = noted
    document.addEventListener(
      'playing',
      ({ target }) => {
        if (!(target instanceof HTMLAudioElement)) return
        const [, file = ''] = /(\w+)\.wav/.exec(target.src) ?? []
        noted.push(`${file} ${navigator.mediaSession.metadata?.title ?? ''}`)
      },
      true,
    )
  })

/** The file and the lock screen's title of each recitation that has begun to sound on this page. */
export const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heard ?? [])
