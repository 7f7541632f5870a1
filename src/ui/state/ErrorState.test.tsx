// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { VersionGone } from '@/lib/new-version'
import { ErrorState } from './States'
import { useLazyModule } from '@/ui/use-lazy-module'

/** A part that can't be fetched. */
function Part({ load }: { load: () => Promise<object> }) {
  const { error, retry } = useLazyModule(load, true)
  return error !== null && <ErrorState error={error} onRetry={retry} />
}

test.each([
  ['a network', new TypeError('Failed to fetch'), /Periksa koneksi/, 'Coba lagi'],
  ['its version', new VersionGone(null), /^Versi baru tersedia/, 'Muat ulang'],
])('a part without %s says what helps', async (_, error, words, button) => {
  const load = vi.fn<() => Promise<object>>().mockRejectedValue(error)
  render(<Part load={load} />)
  expect((await screen.findByText(words)).textContent).not.toBe('')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([button])
})
