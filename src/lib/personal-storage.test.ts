import { expect, test } from 'vitest'
import { clearPersonalStorage } from './personal-storage'

function storage(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    source: () => ({
      get length() {
        return kept.size
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      removeItem: (key: string) => void kept.delete(key),
    }),
  }
}

test('what is personal goes, what is the device’s stays', () => {
  const local = storage({
    'jm-donasi': '[]',
    redirect_after_login: '/profile',
    'jm-tasbih': '33',
    'jm-kota': '{}',
    lain: 'x',
  })
  const session = storage({
    'jm-draf-donasi:campaign:sumur': '{}',
    'jm-draf-profil:address': '{}',
    'jm-verifikasi-daftar': '{}',
    'react-router-scroll-positions': '{}',
  })
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  clearPersonalStorage([denied, local.source, session.source])
  expect([...local.kept.keys()]).toEqual(['jm-tasbih', 'jm-kota', 'lain'])
  expect([...session.kept.keys()]).toEqual(['react-router-scroll-positions'])
})
