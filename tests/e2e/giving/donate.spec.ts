import { campaign, donateScreen, fillDonation } from './donate-steps'
import { compose, growing } from '../support/compose'
import { pasteInto } from '../support/paste'
import { expect, test } from '../support/test'

const checkout = /\/donation\/[^/]+\/checkout$/

test('the amount formats while one types or composes, keeps the caret, and is sent without cents', async ({
  page,
  standIn,
}) => {
  await page.goto(`${campaign.path}/donate`)
  const { amount, total, pay } = donateScreen(page)
  const caret = () => amount.evaluate((input: HTMLInputElement) => input.selectionStart)
  await amount.pressSequentially('1234567')
  await expect(amount).toHaveValue('1.234.567')
  expect(await caret()).toBe(9)

  // After the 2: a digit in the middle, a letter that is not one, and both kinds of deleting over a separator.
  for (let step = 0; step < 6; step += 1) await amount.press('ArrowLeft')
  await amount.press('9')
  await expect(amount).toHaveValue('12.934.567')
  expect(await caret()).toBe(4)
  await amount.press('x')
  await expect(amount).toHaveValue('12.934.567')
  expect(await caret()).toBe(4)
  await amount.press('Backspace')
  await expect(amount).toHaveValue('1.234.567')
  expect(await caret()).toBe(3)
  await amount.press('ArrowLeft')
  await amount.press('Backspace')
  await expect(amount).toHaveValue('234.567')
  await amount.press('End')
  for (let step = 0; step < 4; step += 1) await amount.press('ArrowLeft')
  await amount.press('Delete')
  await expect(amount).toHaveValue('23.467')

  await amount.fill('')
  await compose(amount, growing('75000'))
  await expect(amount).toHaveValue('75.000')
  await expect(total).toHaveText('Rp 75.000')
  await amount.press('0')
  await expect(amount).toHaveValue('750.000')

  await fillDonation(page)
  await pasteInto(amount, 'Rp\u00a01\u00a0250\u00a0000,00')
  await expect(amount).toHaveValue('1.250.000')
  for (const keys of ['50.000,00', '50,000.00', '50000.00', '50 ribu', '50000,00']) {
    await amount.fill('')
    await amount.pressSequentially(keys)
    await expect(total).toHaveText('Rp 50.000')
  }
  await expect(amount).toHaveValue('50.000,00')
  await pay.click()
  await expect(page).toHaveURL(checkout)
  expect(standIn.log('storeDonate')[0]?.form).toMatchObject({ price: '50000' })
})
