import { expect, it } from 'vitest'
import type { HistoryDonation } from '@/domain/donation/history'
import type { RememberedDonation } from '@/domain/donation/remembered-donations'
import { newPlan, type Plan, withDay } from '@/domain/giving-plan/plan'
import { DAY_MS } from '@/lib/time/wib-date'
import { donationMessage, donationsToAsk, historyMessages } from './donations'
import { disbursementMessages, givenPrograms, newsMessages } from './programs'
import { fundraiserMessages, planMessages } from './reminders'

/** 17.00 WIB. */
const NOW = new Date('2026-11-27T10:00:00Z')
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)

const known = { code: 'DN-1', programTitle: 'Atap', madeAt: inMinutes(-600) }
const unpaid = { status: 'unpaid', statusLabel: 'Belum Lunas', amount: 50_123 } as const
const paid = { status: 'paid', statusLabel: 'Lunas', amount: 50_123 } as const
const over = { status: 'expired', statusLabel: 'Kedaluwarsa', amount: 50_123 } as const

it.each<[string, Parameters<typeof donationMessage>[1], boolean, object | null]>([
  ['an hour before its end', { ...unpaid, deadline: inMinutes(61) }, false, null],
  [
    'in its last hour',
    { ...unpaid, deadline: inMinutes(60) },
    false,
    {
      edition: 1,
      kind: 'payment',
      at: NOW.getTime(),
      until: inMinutes(60).getTime(),
      text: 'Atap. Bayar sebelum 27 November 2026, 18.00 WIB.',
      to: '/donation/DN-1/checkout',
    },
  ],
  [
    'of half an hour, from when it was made',
    { ...unpaid, deadline: inMinutes(20), donatedAt: inMinutes(-10) },
    false,
    { at: inMinutes(-10).getTime() },
  ],
  ['whose slip was sent', { ...unpaid, deadline: inMinutes(20) }, true, null],
  ['at its end, which the backend says', { ...unpaid, deadline: NOW }, false, null],
  ['that has none', { ...unpaid, deadline: null }, false, null],
  [
    'that is paid',
    { ...paid, paidAt: inMinutes(-1), deadline: inMinutes(20) },
    true,
    { edition: 3, kind: 'paid', at: inMinutes(-1).getTime(), until: null, to: '/donation/DN-1' },
  ],
  ['that is paid nobody knows when', paid, false, { kind: 'paid', at: known.madeAt.getTime() }],
  [
    'that has expired, or failed',
    { ...over, deadline: inMinutes(-5) },
    false,
    {
      edition: 2,
      kind: 'expired',
      at: inMinutes(-5).getTime(),
      text: 'Atap. Statusnya: Kedaluwarsa.',
    },
  ],
])('a donation %s', (_what, donation, isSlipSent, expected) => {
  const message = donationMessage(known, donation, isSlipSent, NOW)
  if (expected === null) expect(message).toBeNull()
  else expect(message).toMatchObject({ id: 'donasi:DN-1', amount: 50_123, ...expected })
})

const remembered = (code: string | null, days: number, slug = 'atap'): RememberedDonation => ({
  code,
  programTitle: `Program ${slug}`,
  createdAt: daysAgo(days).toISOString(),
  gift: { kind: 'campaign', slug, amount: 1000 },
})
const inHistory = (
  code: string,
  days: number,
  status: HistoryDonation['status'],
  slug = 'atap',
): HistoryDonation => ({
  code,
  programTitle: `Program ${slug}`,
  program: { kind: 'campaign', slug },
  donatedAt: daysAgo(days),
  amount: 1000,
  status,
  statusLabel: status,
  channelName: 'QRIS',
})
const untold = () => -1

it.each<[string, RememberedDonation[], HistoryDonation[], (id: string) => number, string[]]>([
  ['none without a code', [remembered(null, 1)], [], untold, []],
  [
    'none of long ago',
    [remembered('A', 29), remembered('B', 31), remembered('C', 1)],
    [],
    untold,
    ['C', 'A'],
  ],
  [
    'none of which the end is told',
    [remembered('A', 1), remembered('B', 1), remembered('C', 1)],
    [],
    (id) => ({ 'donasi:A': 1, 'donasi:B': 2, 'donasi:C': 3 })[id] ?? -1,
    ['A'],
  ],
  [
    'none that the history has told of, and what waits there',
    [remembered('A', 1)],
    [inHistory('A', 1, 'paid'), inHistory('B', 2, 'unpaid'), inHistory('C', 2, 'expired')],
    untold,
    ['B'],
  ],
  [
    'the newest ten',
    Array.from({ length: 12 }, (_, day) => remembered(`${day}`, day)),
    [],
    untold,
    ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ],
])('is asked about: %s', (_what, own, history, told, expected) => {
  expect(donationsToAsk(own, history, told, NOW).map(({ code }) => code)).toEqual(expected)
})

it('a history tells what is paid or over as a donation itself does', () => {
  const history = [
    inHistory('A', 1, 'paid'),
    inHistory('B', 1, 'unpaid'),
    inHistory('C', 1, 'expired'),
  ]
  const told = historyMessages(history, NOW).map(({ id, edition, kind }) => [id, edition, kind])
  expect(told).toEqual([
    ['donasi:A', 3, 'paid'],
    ['donasi:C', 2, 'expired'],
  ])
})

it('the programs given to are the newest ten, each since its first gift; what expired gave nothing', () => {
  const own = [
    remembered('A', 1),
    remembered('B', 9),
    remembered('C', 2, 'sumur'),
    remembered(null, 3, 'masjid'),
  ]
  const history = [
    inHistory('D', 20, 'paid'),
    inHistory('E', 1, 'unpaid', 'x'),
    ...Array.from({ length: 12 }, (_, day) => inHistory(`${day}`, 30 + day, 'paid', `p${day}`)),
  ]
  const told = (id: string) => (id === 'donasi:C' ? 2 : -1)
  const programs = givenPrograms(own, history, told)
  expect(programs.map(({ slug }) => slug)).toEqual([
    'atap',
    'masjid',
    ...Array.from({ length: 8 }, (_, day) => `p${day}`),
  ])
  expect(programs[0]?.since).toBe(daysAgo(20).getTime())
})

const given = {
  kind: 'campaign',
  slug: 'atap',
  title: 'Atap',
  since: daysAgo(5).getTime(),
} as const
const update = (id: string, publishedAt: Date | null) => ({
  id,
  title: `Kabar ${id}`,
  html: '',
  publishedAt,
  author: '',
  pictures: [],
  disbursementId: null,
})

it('tells the newest five news since the first gift, under ids of their own', () => {
  const updates = [
    update('lama', daysAgo(6)),
    update('kapan', null),
    ...Array.from({ length: 6 }, (_, day) => update(`${day}`, daysAgo(4.5 - day / 2))),
  ]
  const told = newsMessages(given, updates)
  expect(told.map(({ id }) => id.replace('kabar:campaign:atap:', ''))).toEqual([
    '5',
    '4',
    '3',
    '2',
    '1',
  ])
  expect(told[0]).toMatchObject({
    title: 'Kabar baru: Kabar 5',
    text: 'Atap',
    to: '/campaign/atap/report?kabar=5',
  })
})

it('tells of money that was handed on since the first gift', () => {
  const entry = (id: string, paidAt: Date | null) => ({
    ...{ id, paidAt, amount: 62_500_000, recipient: 'CV', purpose: 'Rangka' },
    ...{ items: [], documents: [] },
  })
  const told = disbursementMessages(given, [entry('1', daysAgo(1)), entry('2', daysAgo(9))])
  expect(told).toMatchObject([
    {
      id: 'pencairan:campaign:atap:1',
      title: 'Pencairan dana: Rangka',
      amount: 62_500_000,
      to: '/campaign/atap/pencairan-dana?pencairan=1',
    },
  ])
})

it('tells a fundraiser of each program anew with each gift, and of none without', () => {
  const program = { programId: 'KM-7', slug: 'raya', title: 'Masjid Raya', amount: 150_000 }
  const of = (donations: number) =>
    fundraiserMessages(
      { clicks: 9, donations, amount: 0, programs: [{ ...program, donations }] },
      NOW,
    )
  expect(of(0)).toEqual([])
  expect(of(3)).toMatchObject([
    {
      id: 'penggalang:KM-7',
      edition: 3,
      title: '3 donasi lunas lewat tautan Anda',
      to: '/kencleng-masjid/raya/fundraiser',
    },
  ])
})

const wish = {
  program: { kind: 'kencleng', slug: 'raya', judul: 'Masjid Raya' },
  nominal: 20_000,
  metode: { nama: 'QRIS', kode: 'QRIS', jenis: 'QRIS' },
  irama: { cara: 'jumat' },
  sampai: null,
} as const
const plan = newPlan(wish, 1, '0123456789abcdef', '2026-11-20')

it.each<[string, Plan, string, number]>([
  ['on its day', plan, '2026-11-27', 1],
  ['on another day', plan, '2026-11-28', 0],
  ['once it was given', withDay(plan, '2026-11-27', 'diberi'), '2026-11-27', 0],
])('a plan is told %s', (_what, one, today, count) => {
  const until = new Date(`${today}T17:00:00Z`)
  const told = planMessages([one], today, until, [])
  expect(told).toHaveLength(count)
  if (count > 0)
    expect(told).toMatchObject([
      {
        id: 'rutin:0123456789abcdef:2026-11-27',
        text: 'Masjid Raya. Jumat, 27 November 2026.',
        until: until.getTime(),
        amount: 20_000,
        to: '/profile/rutin',
      },
    ])
})
