import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { first, follow, testScreens } from '@/app/screen-for-tests'
import { storedKinds } from '@/lib/storage/stored-data'

const { open, logIn } = testScreens()

const row = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title })
  return first([heading.closest('li')].filter((item) => item !== null))
}
const tells = (title: string, words: string | RegExp) =>
  waitFor(async () => expect((await row(title)).textContent).toMatch(words))
/** By their role they would be found slowly, among so much text. */
const erasing = () => [...document.querySelectorAll('main li button')]

it('names all that is kept, with its size', async () => {
  await open('/')
  await follow('Pengaturan')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Pengaturan' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  for (const { title } of storedKinds) await tells(title, /Kosong|\d (kB|MB)/)
  // What must stay can't be deleted.
  expect(within(await row('Sesi dan pengiriman')).queryByRole('button')).toBeNull()
})

it('nothing that is deleted logs anybody out', async () => {
  localStorage.setItem('jm-tally', '{"count":3,"target":33}')
  await logIn()
  await open('/profile')
  await screen.findByRole('heading', { name: 'Aisyah Rahmawati' })
  await follow('Pengaturan')
  await tells('Catatan kunjungan', /Kosong|kB/)
  await waitFor(() => expect(erasing()).not.toHaveLength(0))
  for (let left = erasing().length; left > 0; left -= 1) {
    fireEvent.click(first(erasing()))
    await waitFor(() => {
      const question = screen.queryByRole('dialog')
      if (question) fireEvent.click(within(question).getByRole('button', { name: 'Hapus' }))
      expect(erasing()).toHaveLength(left - 1)
    })
  }
  await open('/profile')
  await screen.findByRole('heading', { name: 'Aisyah Rahmawati' })
})
