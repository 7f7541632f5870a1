import { afterEach, expect, it, vi } from 'vitest'
import { toggleLike } from './user-queries'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each(['501', 'doa-7'])('sends the id of doa %s as it came', async (id) => {
  const forms: FormData[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    forms.push(await request.formData())
    return Response.json({ status: true, message: 'Berhasil.', data: null })
  })
  await toggleLike(id)
  expect(forms.map((form) => form.get('doa_id'))).toEqual([id])
})
