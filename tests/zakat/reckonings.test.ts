import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { zakatKinds } from '@/domain/zakat/kinds'
import { reckon } from '@/features/zakat/form/reckoning'
import { rulesOf2026 } from '@/features/zakat/form/rules-for-tests'

const text = await readFile(path.join(import.meta.dirname, 'reckonings.jsonl'), 'utf8')

const rows = z
  .array(
    z.object({
      jenis: z.enum(zakatKinds.map(({ id }) => id)),
      isian: z.record(z.string(), z.string()),
      hari: z.iso.date(),
      hasil: z.string(),
    }),
  )
  .parse(
    text
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  )

const none = { debts: 'utang', nisab: 'nisab', year: 'tahun' } as const

it('a second reckoning of at least 200, by reckonings.py, comes to the same', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
  const reckoned = rows.map((row) => {
    const { outcome, problems } = reckon(row.jenis, row.isian, row.hari, rulesOf2026)
    if (outcome.kind === 'due') return { ...row, hasil: outcome.amount }
    if (outcome.kind === 'none') return { ...row, hasil: none[outcome.why] }
    return { ...row, hasil: JSON.stringify([outcome, ...problems]) }
  })
  expect(reckoned).toEqual(rows)
})

it('has each kind, and each way to come to nothing', () => {
  expect(new Set(rows.map(({ jenis }) => jenis))).toEqual(new Set(zakatKinds.map(({ id }) => id)))
  for (const why of Object.values(none))
    expect(rows.filter(({ hasil }) => hasil === why).length, why).toBeGreaterThanOrEqual(5)
})
