import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { vi } from 'vitest'
import { capabilitiesStore } from '@/domain/capabilities/capabilities'
import { storeDonate } from '@/domain/donation/donation-queries'
import { programQuery } from '@/domain/program/program-queries'
import { type DonationValues, emptyDonation } from '@/features/donation/donate/donation-form'
import { useSubmitDonation } from './use-submit-donation'

export const ref = { kind: 'campaign', slug: 'renovasi' } as const
export const values: DonationValues = {
  ...emptyDonation,
  price: '50000',
  donorName: 'Siti',
  donorPhone: '81234567890',
  codePayment: 'QRIS',
  typePayment: 'QRIS',
}

/** The form's sending, on its page, with a backend of contract 1.0. */
export function render() {
  capabilitiesStore.set({ operations: [], fields: [], settings: {} })
  const client = new QueryClient()
  client.setQueryData(programQuery(ref.kind, ref.slug).queryKey, {
    status: true,
    message: '',
    data: [
      {
        id: 1,
        slug: ref.slug,
        header: 'Renovasi',
        flyer: '',
        type: 'infaq',
        target: null,
        all_time: 'Y',
        batas_tanggal: null,
        created_date: '',
        deskripsi: null,
        tentang: null,
      },
    ],
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/campaign/renovasi/donate']}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  return renderHook(() => ({ ...useSubmitDonation(ref), at: useLocation().pathname }), { wrapper })
}

/** A backend that answers when told to; `storeDonate` must be mocked. */
export function slowBackend() {
  let answer = (_address: string) => {}
  let fail = (_error: Error) => {}
  const told = new Promise<string>((resolve, reject) => {
    answer = resolve
    fail = reject
  })
  // It may be told before it is asked.
  told.catch(() => undefined)
  vi.mocked(storeDonate).mockReset().mockReturnValue(told)
  return Object.assign(answer, { fail })
}
