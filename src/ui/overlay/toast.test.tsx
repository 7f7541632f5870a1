import { afterEach, expect, test } from 'vitest'
import { dismissToast, showToast, toastStore } from './toast'

const shown = () => toastStore.get().map((toast) => toast.message)

afterEach(() => {
  for (const toast of toastStore.get()) dismissToast(toast.id)
})

test('shows a message for 3 seconds unless told otherwise', () => {
  showToast('a')
  showToast('b', { tone: 'success', duration: 5000 })
  expect(toastStore.get()).toMatchObject([
    { message: 'a', tone: 'info', duration: 3000 },
    { message: 'b', tone: 'success', duration: 5000 },
  ])
})

test('the same message twice is shown once, with its time anew', () => {
  showToast('a')
  const first = toastStore.get()[0]?.id
  showToast('a')
  expect(shown()).toEqual(['a'])
  expect(toastStore.get()[0]?.id).not.toBe(first)
})

test('never more than three', () => {
  for (const message of ['a', 'b', 'c', 'd']) showToast(message)
  expect(shown()).toEqual(['b', 'c', 'd'])
})

test('what goes by itself makes room before what must be closed, such as a code to copy', () => {
  showToast('code', { duration: Infinity })
  for (const message of ['a', 'b', 'c']) showToast(message)
  expect(shown()).toEqual(['code', 'b', 'c'])
  for (const message of ['d', 'e', 'f']) showToast(message, { duration: Infinity })
  expect(shown()).toEqual(['d', 'e', 'f'])
})
