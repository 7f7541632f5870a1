import { describe, expect, it } from 'vitest'
import { remainingTime, remainingTimeLabel } from './program'
import { toCampaign } from './read-program'

const now = new Date('2026-11-21T12:00:00+07:00')
const inTwoDays = '2026-11-23 12:00:00'
const yesterday = '2026-11-20 12:00:00'

/** A backend may send anything. */
const isWire = (sent: object): sent is Parameters<typeof toCampaign>[0] => 'id' in sent

describe('what a program tells of its remaining time', () => {
  it.each([
    [{ all_time: 'N', batas_tanggal: inTwoDays }, '2 hari lagi'],
    [{ all_time: 'N', dueDate: inTwoDays }, '2 hari lagi'],
    [{ all_time: 'N', batas_tanggal: yesterday }, 'Berakhir'],
    [{ all_time: 'N', batas_tanggal: null }, 'Berakhir'],
    [{ all_time: 'N', batas_tanggal: '0000-00-00 00:00:00' }, 'Berakhir'],
    [{ all_time: 'Y', batas_tanggal: null }, 'Tanpa batas waktu'],
    [{ all_time: 'Y', batas_tanggal: yesterday }, 'Tanpa batas waktu'],
    [{ all_time: null, batas_tanggal: inTwoDays }, 'Tanpa batas waktu'],
    [{ all_time: '', batas_tanggal: yesterday }, 'Tanpa batas waktu'],
    // A date alone is the end of that day in WIB.
    [{ all_time: 'N', batas_tanggal: '2026-11-23' }, '3 hari lagi'],
    [{ all_time: 'N', batas_tanggal: '2026-11-23T00:00:00.000000Z' }, '3 hari lagi'],
    [{ all_time: 'N', dueDate: '2026-11-21' }, '1 hari lagi'],
    [{ all_time: 'N', batas_tanggal: '2026-11-20' }, 'Berakhir'],
    [{ batas_tanggal: '2026-11-23' }, '3 hari lagi'],
    // get_campaign_limit carries only the date.
    [{ batas_tanggal: inTwoDays }, '2 hari lagi'],
    [{ batas_tanggal: null }, 'Tanpa batas waktu'],
    [{}, 'Tanpa batas waktu'],
  ])('%j is "%s"', (wire, label) => {
    const sent = { id: 1, slug: 'a', header: 'A', ...wire }
    if (!isWire(sent)) throw new Error()
    const { deadline } = toCampaign(sent, 'data')
    expect(remainingTimeLabel(remainingTime(deadline, now)).text).toBe(label)
  })
})
