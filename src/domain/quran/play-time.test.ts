import { expect, it } from 'vitest'
import { formatPlayTime, spokenPlayTime } from './play-time'

it.each([
  [0, '0:00', '0 detik'],
  [0.9, '0:00', '0 detik'],
  [7, '0:07', '7 detik'],
  [59.99, '0:59', '59 detik'],
  [60, '1:00', '1 menit'],
  [200, '3:20', '3 menit 20 detik'],
  [3599, '59:59', '59 menit 59 detik'],
  [3600, '1:00:00', '1 jam'],
  [3725, '1:02:05', '1 jam 2 menit 5 detik'],
  [-3, '0:00', '0 detik'],
])('%d seconds are %s, said %s', (seconds, written, spoken) => {
  expect(formatPlayTime(seconds)).toBe(written)
  expect(spokenPlayTime(seconds)).toBe(spoken)
})
