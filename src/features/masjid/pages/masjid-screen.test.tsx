import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, arrive, fill, follow, testScreens, valueOf } from '@/app/screen-for-tests'

const { open } = testScreens({ base: false })

const masjid = '/masjid/masjid-raya-al-hidayah'
const link = () => valueOf('Alamat layar masjid')

it('writes what is chosen into the screen’s address, and keeps it in its own', async () => {
  await open(masjid)
  await follow('Pasang di layar')
  await arrive(`${masjid}/pasang-layar`)
  await screen.findByLabelText('Alamat layar masjid')
  expect(link()).toBe(`${window.location.origin}${masjid}/layar`)
  const fields = (name: string) => screen.getAllByLabelText(name)
  expect(fields('Subuh').map((field) => field.getAttribute('placeholder'))).toEqual([
    '15',
    '10',
    '0',
  ])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Detik pada jam' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Angka lebih besar' }))
  await fill('Jumat', '60')
  await arrive(`${masjid}/pasang-layar?ukuran=besar&tanpa=detik&lama=jumat:60`)
  await fill('Terbit', '99')
  await screen.findByText('Isi -30 sampai 30')
  await fill('Terbit', '-2')
  await waitFor(() => expect(screen.queryByText('Isi -30 sampai 30')).toBeNull())
  expect(link()).toBe(
    `${window.location.origin}${masjid}/layar?ukuran=besar&tanpa=detik&koreksi=terbit:-2&lama=jumat:60`,
  )
  await fill('Jumat', '')
  await arrive(`${masjid}/pasang-layar?ukuran=besar&tanpa=detik&koreksi=terbit:-2`)
  expect(address()).not.toContain('sematan')
})
