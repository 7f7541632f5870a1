import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { first, follow, testScreens } from '@/app/screen-for-tests'
import { storedKinds } from '@/lib/storage/stored-data'

const { open, logIn } = testScreens()

const row = async (title: string) => {
  // By its role it would be found slowly, among so much text.
  const heading = await screen.findByText(title, { selector: 'h3' })
  return first([heading.closest('li')].filter((item) => item !== null))
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
  expect(within(await row('Sesi dan pengiriman')).queryByRole('button')).toBeNull()
})

it('nothing that is deleted logs anybody out', async () => {
  localStorage.setItem('jm-tally', '{"count":3,"target":33}')
  await logIn()
  await open('/profile')
  await screen.findByRole('heading', { name: 'Aisyah Rahmawati' })
  await follow('Pengaturan')
  await tells('Dzikir', 'kB')
  let deleted = 0
  for (const { title, loses } of storedKinds) {
    const button = (await row(title)).querySelector('button')
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
