import { expect, it } from 'vitest'
import type { Donation } from '@/domain/donation/donation'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import type { DzikirItem } from '@/domain/dzikir/lists'
import type { KeptProgress, ListProgress } from '@/domain/dzikir/reading-progress'
import { freshMemory, type Memory } from '@/domain/quran/memory'
import {
  begunLists,
  givenTo,
  labelOf,
  maybePayable,
  newsReminder,
  paymentReminder,
  readingOf,
  readingReminder,
  surahReminder,
} from './reminders'

const now = new Date('2026-11-21T10:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const gift = (slug: string) => ({ kind: 'campaign' as const, slug, amount: 50_000 })
const donation = (code: string, hours: number): RememberedDonation => ({
  code,
  programTitle: `Program ${code}`,
  createdAt: at(hours).toISOString(),
  gift: gift(code.toLowerCase()),
})

it('asks about the newest three donations of the last week that have a code', () => {
  const codeless: RememberedDonation = { ...donation('A', 0), code: null, gift: gift('a') }
  const all = [codeless, ...['B', 'C', 'D', 'E'].map((code) => donation(code, -1))]
  expect(maybePayable(all, now).map(({ code }) => code)).toEqual(['B', 'C', 'D'])
  const week = [donation('B', -7 * 24 + 1), donation('C', -7 * 24), donation('D', -8 * 24)]
  expect(maybePayable(week, now).map(({ code }) => code)).toEqual(['B'])
})

it.each<[Donation['status'], Date | null, boolean]>([
  ['unpaid', at(1), true],
  ['unpaid', at(0), false],
  ['unpaid', at(-1), false],
  ['unpaid', null, false],
  ['paid', at(1), false],
  ['expired', at(1), false],
])('a payment that is %s, until %s, runs: %s', (status, deadline, runs) => {
  const remembered = { code: 'DN-1', programTitle: 'Atap' }
  const found = paymentReminder(remembered, { status, deadline, amount: 50_123 }, now)
  expect(found !== null).toBe(runs)
  if (found === null) return
  expect(labelOf(found)).toBe('Selesaikan donasi Rp 50.123 untuk Atap')
  expect(found.hint).toBe('Bayar sebelum 21 November 2026, 18.00 WIB')
  expect(found.to).toBe('/donation/DN-1/checkout')
})

it('looks for news of the last three programs given to whose page was shown here', () => {
  const codes = ['A', 'B', 'A', 'C', 'D', 'E']
  const all = codes.map((code, index) => ({ ...donation(code, 0), programTitle: `${index}` }))
  const seen = Object.fromEntries(['a', 'c', 'd', 'e'].map((slug) => [`campaign:${slug}`, 0]))
  expect(givenTo([{ ...donation('X', 0), code: 'X', gift: null }, ...all], seen)).toEqual([
    { kind: 'campaign', slug: 'a', title: '0' },
    { kind: 'campaign', slug: 'c', title: '3' },
    { kind: 'campaign', slug: 'd', title: '4' },
  ])
})

const program = { kind: 'campaign', slug: 'atap', title: 'Atap' } as const
const news = (title: string, hours: number | null) => ({
  title,
  publishedAt: hours === null ? null : at(hours),
})

it.each<[string, ReturnType<typeof news>[], number | undefined, string | null]>([
  ['the newest of those not seen', [news('a', 1), news('b', 3), news('c', 2)], 0, 'b'],
  ['one that came later', [news('a', 1), news('b', -1)], 0, 'a'],
  ['none that was seen', [news('a', 0)], 0, null],
  ['none of a page never shown', [news('a', 1)], undefined, null],
  ['none without a date', [news('a', null)], 0, null],
  ['none where there are none', [], 0, null],
])('tells %s', (_what, updates, seen, title) => {
  const all = seen === undefined ? {} : { 'campaign:atap': at(seen).getTime() }
  const found = newsReminder(program, updates, all)
  expect(found && [labelOf(found), found.hint, found.to]).toEqual(
    title === null ? null : [`Kabar baru: ${title}`, 'Atap', '/campaign/atap/report'],
  )
})

it('news of a program have one key, and grow with the time of the newest', () => {
  const versions = [1, 2].map((hours) =>
    newsReminder(program, [news('a', hours)], { 'campaign:atap': 0 }),
  )
  expect(versions.map((one) => one?.key)).toEqual(['kabar:campaign:atap', 'kabar:campaign:atap'])
  expect(versions.map((one) => one?.version)).toEqual([at(1).getTime(), at(2).getTime()])
})

it('a list counts as begun once one of its readings was read, or passed; the last one comes first', () => {
  const kept: KeptProgress = {
    'sugro-pagi': { counts: { 0: 1 }, last: 0, at: 1 },
    'kubro-pagi': { counts: { 0: 0 }, last: 0, at: 9 },
    'sugro-petang': { counts: {}, last: 0, at: 9 },
    'shalat-pendek': { counts: {}, last: 2, at: 3 },
  }
  expect(begunLists(kept)).toEqual(['shalat-pendek', 'sugro-pagi'])
})

const item = (read: number): DzikirItem => ({ title: 't', read, arab: 'a', latin: 'l', arti: 'i' })

it.each<[ListProgress, string | null]>([
  [{ counts: { 0: 1 }, last: 0 }, '1 dari 3 selesai'],
  [{ counts: { 1: 2 }, last: 1 }, '0 dari 3 selesai'],
  [{ counts: { 0: 1, 1: 3, 2: 1 }, last: 2 }, null],
])('of %j is left: %s', (progress, hint) => {
  const hideable = readingOf('sugro-petang', 5, 8)
  const items = [item(1), item(3), item(1)]
  const found = readingReminder('sugro-petang', hideable, progress, items)
  expect(found?.hint ?? null).toBe(hint)
  if (found === null) return
  expect(found).toMatchObject({
    key: 'dzikir:sugro-petang',
    label: 'Lanjutkan Sugro Petang',
    to: '/dzikir/al-matsurat/sugro-petang',
  })
})

it.each<[string, Partial<Memory>, string | null]>([
  ['in the middle', {}, 'Murottal, dari 3 menit 7 detik'],
  ['by another reciter', { reciter: '02' }, null],
  ['at its end', { positions: {} }, null],
  ['by a former version, without its name', { lastName: null }, null],
  ['never', { last: null }, null],
])('a surah that was stopped %s', (_when, part, hint) => {
  const memory = { ...freshMemory, last: 18, lastName: 'Al-Kahf', positions: { '01/18': 187 } }
  const found = surahReminder({ ...memory, ...part })
  expect(found?.hint ?? null).toBe(hint)
  if (found) expect([found.key, found.label]).toEqual(['surah:18', 'Lanjutkan Al-Kahf'])
})
