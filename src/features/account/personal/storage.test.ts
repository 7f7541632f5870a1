import { beforeEach, expect, test } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { issueOtp } from '@/domain/account/otp/otp'
import { verificationOf } from '@/domain/account/otp/verification'
import { raiseSavedFlag, readContactProgress, takeSavedFlag } from './use-steps'
import { clearFieldDrafts, fieldDraft } from './edit-fields'
const stored = new Map<string, string>()
const source = memoryStore(stored)
const siti = { phone: '81234567890' }

beforeEach(() => {
  stored.clear()
})

test('the flag is told once', () => {
  expect(takeSavedFlag(source)).toBe(false)
  raiseSavedFlag(source)
  expect(takeSavedFlag(source)).toBe(true)
  expect(takeSavedFlag(source)).toBe(false)
})

test('a draft comes back to its owner only, and for its own field', () => {
  fieldDraft('address', siti, source).write({ value: 'Jl. Mel' })
  expect(fieldDraft('address', siti, source).read()).toEqual({ value: 'Jl. Mel' })
  expect(fieldDraft('address', { phone: '85711223344' }, source).read()).toBeNull()
  expect(fieldDraft('fullname', siti, source).read()).toBeNull()
})

test('a draft that was emptied stays empty', () => {
  fieldDraft('fullname', siti, source).write({ value: '' })
  expect(fieldDraft('fullname', siti, source).read()).toEqual({ value: '' })
})

test.each(['', '7', '{"owner":"81234567890"}', '{"owner":"81234567890","value":7}', '{'])(
  'a damaged draft, %j, is none',
  (text) => {
    stored.set('jm-draf-profil:address', text)
    expect(fieldDraft('address', siti, source).read()).toBeNull()
  },
)

test('the overview forgets all of them', () => {
  fieldDraft('address', siti, source).write({ value: 'x' })
  fieldDraft('phone', siti, source).write({ value: 'y' })
  clearFieldDrafts(source)
  expect(stored.size).toBe(0)
})

test('a code that waits, and one that was entered, each for its own field and number', () => {
  const otp = issueOtp('48213', new Date())
  expect(readContactProgress(siti, source)).toEqual({ awaiting: [], verified: [] })
  verificationOf('phone', source).write({ ...siti, fullName: '', otp })
  verificationOf('email', source).write({ ...siti, fullName: '', otp: null })
  expect(readContactProgress(siti, source)).toEqual({ awaiting: ['phone'], verified: ['email'] })
  expect(readContactProgress({ phone: '85711223344' }, source)).toEqual({
    awaiting: [],
    verified: [],
  })
})
