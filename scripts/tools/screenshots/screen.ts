import type { Page } from '@playwright/test'
import { place } from '../../../tests/e2e/masjid-support'
import { accounts, logIn } from '../../../tests/e2e/program-support'
import type { StandInControl } from '../../../tests/e2e/support/stand-in'

export interface Screen {
  /** Of the file. */
  name: string
  path: string | ((standIn: StandInControl) => Promise<string>)
  /** Where the device says it is; without it the location is refused. */
  place?: { latitude: number; longitude: number }
  /** What a person does before the picture is taken. */
  prepare?: (page: Page, standIn: StandInControl) => Promise<void>
}

export const campaign = { kind: 'campaign', slug: 'renovasi-atap-masjid-al-ikhlas' } as const
export const emptyCampaign = { kind: 'campaign', slug: 'jumat-berkah-nasi-kotak' } as const

export const { jakarta } = place
export const mosque = 'masjid-raya-al-hidayah'

/** A screen that needs a login, seen by a fundraiser with a complete profile unless another is named. */
export function signedIn(
  name: string,
  path: string,
  then?: (page: Page) => Promise<void>,
  who: (typeof accounts)[keyof typeof accounts] = accounts.fundraiser,
): Screen {
  return {
    name,
    path,
    prepare: async (page, standIn) => {
      await logIn(page, standIn, who)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await then?.(page)
    },
  }
}
