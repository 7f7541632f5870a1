import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { testScreens } from '@/app/screen-for-tests'

let drawn = 0

vi.mock('./DoaCarousel', () => ({
  DoaCarousel: () => {
    drawn += 1
    return <p>Doa para donatur</p>
  },
}))

const { open, calls } = testScreens()
const polls = () => calls('get_prayer_campaign')

it('a poll that brings nothing new draws nothing: a slow phone would never end', async () => {
  await open('/campaign/renovasi-atap-masjid-al-ikhlas')
  await screen.findByText('Doa para donatur')
  const [before, asked] = [drawn, polls()]
  await waitFor(() => expect(polls()).toBeGreaterThan(asked + 1))
  expect(drawn).toBe(before)
})
