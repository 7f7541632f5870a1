import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { first, follow, testScreens } from '@/app/screen-for-tests'
import { storedKinds } from '@/lib/storage/stored-data'

const { open, logIn } = testScreens()

const row = async (title: string) => {
  // By its role it would be found slowly, among so much text.
  const line = await screen.findByText(title, { selector: 'h3 span' })
  return first([line.closest('li')].filter((item) => item !== null))
}
const tells = (title: string, words: string | RegExp) =>
  waitFor(async () => expect((await row(title)).textContent).toMatch(words))
it('names all that is kept, with its size', async () => {
  await open('/')
  await follow('Pengaturan')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Pengaturan' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  for (const { title } of storedKinds) await tells(title, /Kosong|\d (kB|MB)/)
  // What must stay can't be deleted.
  expect(within(await row('Sesi dan pengiriman')).queryByText(/^Hapus/)).toBeNull()
})

it('nothing that is deleted logs anybody out', async () => {
  localStorage.setItem('jm-tally', '{"count":3,"target":33}')
  localStorage.setItem('jm-kota', '"jakarta"')
  await logIn()
  await open('/profile')
  await screen.findByRole('heading', { name: 'Aisyah Rahmawati' })
  await follow('Pengaturan')
  await tells('Dzikir', 'kB')
  let deleted = 0
  for (const { title, loses } of storedKinds) {
    const button = within(await row(title)).queryByText(/^Hapus/, { selector: 'button' })
    if (!button) continue
    fireEvent.click(button)
    if (loses !== undefined) {
      const question = within(await screen.findByRole('dialog'))
      fireEvent.click(question.getByRole('button', { name: 'Hapus' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await tells(title, 'Kosong')
    deleted += 1
  }
  expect(deleted).toBeGreaterThan(1)
  await open('/profile')
  await screen.findByRole('heading', { name: 'Aisyah Rahmawati' })
})

it('all of it goes at once, after a question', async () => {
  localStorage.setItem('jm-tally', '{"count":3,"target":33}')
  localStorage.setItem('jm-donatur', '{"name":"Siti","phone":"81298765432"}')
  await open('/pengaturan')
  await tells('Dzikir', 'kB')
  const all = await screen.findByRole('button', { name: 'Hapus semua' })
  fireEvent.click(all)
  const dialog = await screen.findByRole('dialog', { name: 'Hapus semua data di perangkat ini?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Batal' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem('jm-tally')).not.toBeNull()
  fireEvent.click(all)
  const question = within(await screen.findByRole('dialog'))
  fireEvent.click(question.getByRole('button', { name: 'Hapus' }))
  for (const title of ['Dzikir', 'Isian donasi berikutnya']) await tells(title, 'Kosong')
  expect(localStorage.getItem('jm-donatur')).toBeNull()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hapus semua' })).toBeNull())
})
