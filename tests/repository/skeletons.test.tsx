// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PaymentMethodList } from '@/features/donation/donate/PaymentMethodList'
import { CampaignCarousel } from '../../src/features/home/pages/HomePage'
import MasjidListPage from '@/features/masjid/pages/MasjidListPage'
import { DonationListSkeleton } from '../../src/features/program/pages/DonorsPage'
import { InfaqGrid } from '../../src/features/program/pages/InfaqPage'
import { KenclengGrid } from '@/features/program/components/KenclengGrid'
import { SurahListSkeleton } from '@/features/quran/components/SurahList'

// No call is answered, so that the skeletons stay.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const never = () => undefined

const lists: [string, number, ReactElement][] = [
  ['Home', 5, <CampaignCarousel />],
  ['/infaq', 4, <InfaqGrid filter={null} onClear={undefined} />],
  [
    '/kencleng-masjid',
    4,
    <KenclengGrid
      filter={null}
      location={{ kind: 'unknown' }}
      onLocate={never}
      onClear={undefined}
    />,
  ],
  ['/masjid', 5, <MasjidListPage />],
  ['Riwayat Infaq', 5, <DonationListSkeleton />],
  [
    'the payment methods',
    5,
    <PaymentMethodList price={0} chosen={{ codePayment: '', typePayment: '' }} onChoose={never} />,
  ],
  ['/quran/murottal', 5, <SurahListSkeleton />],
]

it.each(lists)('%s waits with %d rows', (_name, count, list) => {
  const { container } = render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{list}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const waiting = container.querySelector('[aria-busy] > :last-child') ?? container.lastElementChild
  expect(waiting?.children).toHaveLength(count)
})
