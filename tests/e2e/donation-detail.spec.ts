import { give, lookAtEverySize } from './checkout-support.ts'
import { expect, test } from './support/test.ts'

const detail = (code: string) => `/donation/${code}`
const campaign = 'Renovasi Atap Masjid Al-Ikhlas'

test('turns Lunas while one looks at it, with the date of payment, at every size', async ({
  page,
  standIn,
}) => {
  const code = await give(standIn, { type: 'QRIS' })
  await page.goto(detail(code))
  await expect(page.getByText('Belum Lunas', { exact: true })).toBeVisible()
  await standIn.markPaid(code)
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Dibayar pada .* WIB$/)).toBeVisible()
  const again = page.getByRole('link', { name: 'Donasi Lagi' })
  // Until the program is known it leads to the list of all.
  await expect(again).toHaveAttribute('href', /^\/campaign\//)
  await lookAtEverySize(page)
  await again.click()
  await expect(page).toHaveURL(/\/campaign\/[\w-]+$/)
})

for (const [name, hook] of [
  ['unpaid', null],
  ['expired', 'expire'],
] as const)
  test(`${name}: no accessibility violation, nothing scrolls sideways`, async ({
    page,
    standIn,
  }) => {
    const code = await give(standIn, { type: 'Manual' })
    if (hook) await standIn[hook](code)
    await page.goto(detail(code))
    await expect(page.getByRole('link', { name: campaign })).toBeVisible()
    await lookAtEverySize(page)
  })
