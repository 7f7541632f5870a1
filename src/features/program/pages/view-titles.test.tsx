import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { first, testScreens } from '@/app/screen-for-tests'

const { open } = testScreens({ base: false })

/** The heading in the top bar, and how the document's title begins. */
const called = async (heading: string, title: string | RegExp = heading) => {
  await screen.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(document.title).toMatch(title))
}

it.each([
  ['pencairan-dana', 'Pencairan Dana', 'Rincian Pencairan', /^(?!Pencairan Dana|Rincian)/],
  ['report', 'Kabar Terbaru', 'Kabar', /^(?!Kabar)/],
])(
  '/%s has a heading and a title for the list and for each entry',
  async (path, list, entry, title) => {
    await open(`/campaign/renovasi-atap-masjid-al-ikhlas/${path}`)
    await called(list)
    const [article] = await screen.findAllByRole('article')
    fireEvent.click(first([...(article?.querySelectorAll('a') ?? [])]))
    await called(entry, title)
    window.history.back()
    await called(list)
  },
)
