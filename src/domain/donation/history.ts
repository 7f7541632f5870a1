import { infiniteQueryOptions } from '@tanstack/react-query'
import { certainText, count, list, requiredAmount, requiredText, told } from '@/api/decode'
import { decoded, malformed } from '@/api/errors'
import type { components } from '@/api/generated/backend'
import { optionalBackend } from '@/api/optional-backend'
import { parseProgramId, type ProgramRef } from '@/domain/program/program'
import { parseWib } from '@/lib/time/wib-date'
import { type DonationStatus, donationStatus } from './donation'

type Schemas = components['schemas']

/** A donation of the account, as its history lists it. */
export interface HistoryDonation {
  code: string
  programTitle: string
  /** Where its pages are; null where the backend doesn't say. */
  program: ProgramRef | null
  donatedAt: Date | null
  /** Whole rupiah, the unique code of a manual transfer included. */
  amount: number
  status: DonationStatus
  /** The backend's own word for the status. */
  statusLabel: string
  channelName: string
}

/** What was paid in one year (WIB). */
export interface YearTotal {
  year: number
  /** Whole rupiah. */
  amount: number
  donations: number
}

export interface HistoryPage {
  /** Newest first. */
  donations: HistoryDonation[]
  /** Which one it is, from 1, and how many there are. */
  page: number
  pages: number
  /** Of all pages, newest first; null where the backend doesn't add up. */
  years: YearTotal[] | null
}

/**
 * Reads a page of `get_history`.
 * @param page the one that was asked for: some backends answer each with the same number
 * @throws DecodeError where there is no list, or none of its rows can be read
 */
export function toHistoryPage(wire: Schemas['HistoryPage'], page: number): HistoryPage {
  const { daftar, pages, per_tahun: years } = told(wire, 'data')
  const donations = list(daftar, toHistoryDonation)
  return {
    donations,
    page,
    // An empty page is the end, whatever the backend counts.
    pages: donations.length === 0 ? page : count(pages, 'data.pages'),
    years: years === undefined ? null : list(years, toYearTotal, ({ year }) => year),
  }
}

function toHistoryDonation(row: Schemas['HistoryItem'], what: string): HistoryDonation {
  const wire = told(row, what)
  const { judul, slug, programId } = told(wire.program, `${what}.program`)
  const identity = parseProgramId(certainText(programId))
  const statusLabel = requiredText(wire.status, `${what}.status`)
  return {
    code: requiredText(wire.kode, `${what}.kode`),
    programTitle: certainText(judul) || 'Donasi',
    program:
      identity && certainText(slug) ? { kind: identity.kind, slug: certainText(slug) } : null,
    donatedAt: parseWib(certainText(wire.tgl_donasi)),
    amount: requiredAmount(wire.nominal, `${what}.nominal`),
    status: donationStatus(statusLabel),
    statusLabel,
    channelName: certainText(wire.channel_name) || certainText(wire.metode_bayar),
  }
}

function toYearTotal(
  row: NonNullable<Schemas['HistoryPage']['per_tahun']>[number],
  what: string,
): YearTotal {
  const { tahun, nominal, jumlah } = told(row, what)
  return {
    year: requiredAmount(tahun, `${what}.tahun`),
    amount: requiredAmount(nominal, `${what}.nominal`),
    donations: count(jumlah, `${what}.jumlah`),
  }
}

const PATH = '/transaction/get_history'

/** The account's donations, page by page. Only where `/transaction/get_history` is listed. */
export const historyQuery = () =>
  infiniteQueryOptions({
    queryKey: ['get', PATH] as const,
    queryFn: async ({ pageParam, signal }) => {
      const init = { params: { query: { page: pageParam } }, signal }
      const { data } = await optionalBackend.GET(PATH, init)
      if (!data) throw malformed(PATH, 200, 'body: nothing')
      return decoded(PATH, () => toHistoryPage(data.data, pageParam))
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : null),
  })
