import { expect, test } from 'vitest'
import { paths } from '@/lib/address/paths'
import { dzikirLists } from './lists'
import { listOfPath } from './queries'

test('each list is read at an address of its own', () => {
  const addresses = [
    ...(['sugro-pagi', 'sugro-petang', 'kubro-pagi', 'kubro-petang'] as const).map(
      paths.alMatsurat,
    ),
    ...(['pendek', 'panjang'] as const).map(paths.dzikirShalat),
  ]
  expect(addresses.map(listOfPath)).toEqual(dzikirLists)
  expect(addresses.map((address) => listOfPath(`${address}/`))).toEqual(dzikirLists)
})
