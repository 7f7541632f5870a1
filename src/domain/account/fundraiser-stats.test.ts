import { expect, it } from 'vitest'
import { toFundraiserStats } from './fundraiser-stats'

const program = {
  programId: 'KM-7',
  slug: 'al-hidayah',
  judul: 'Al-Hidayah',
  donasi: 2,
  nominal: 75_000,
}
const stats = { klik: 9, donasi: 2, nominal: 75_000, per_program: [program] }

it('reads the figures and each program', () => {
  expect(toFundraiserStats(stats)).toEqual({
    clicks: 9,
    donations: 2,
    amount: 75_000,
    programs: [
      { programId: 'KM-7', slug: 'al-hidayah', title: 'Al-Hidayah', donations: 2, amount: 75_000 },
    ],
  })
})

it.each(['programId', 'slug'])('leaves out a program without its %s', (field) => {
  const per_program = [{ ...program, [field]: '' }, program]
  expect(toFundraiserStats({ ...stats, per_program }).programs).toHaveLength(1)
})
