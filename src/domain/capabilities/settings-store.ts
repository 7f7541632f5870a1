import { config } from '@/api/config'
import { createStore } from '@/lib/store'

/** What the backend's operator may decide in place of the build's configuration. */
export interface OperatorSettings {
  /** Days that are added to the Hijri date, from -3 to 3. */
  hijriAdjustment: number
  /** Digits with the leading 62. */
  contactPhone: string
  financeUrl: string
  /** Whether it tells of the organisation's legality. Here, since Home can't afford `useListed`. */
  hasLegality?: boolean
}

/** The days in an answer's `hijri_adjustment`; null for what isn't such a number. */
export const parseHijriAdjustment = (days: unknown): number | null =>
  typeof days === 'number' && Number.isInteger(days) && Math.abs(days) <= 3 ? days : null

/** As built; `capabilities.ts`, which no page needs at first, puts in what the backend says. */
export const settingsStore = createStore<OperatorSettings>(() => config)
