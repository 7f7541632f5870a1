import { expect, it } from 'vitest'
import { inlineFirstPicture } from './inline-picture'

const read = (file: string) => Promise.resolve(Buffer.from(file))

it('puts the smallest size of the first picture into the page, and asks for no file', async () => {
  const html =
    '<picture><source type="image/avif" srcSet="/a/s.avif 480w, /a/l.avif 960w" sizes="100vw"/><img src="/a/l.webp" alt="" fetchPriority="high"/></picture>'
  const data = Buffer.from('a/s.avif').toString('base64')
  expect(await inlineFirstPicture(html, read)).toBe(
    `<picture><source type="image/avif" srcSet="data:image/avif;base64,${data}"/><img src="/a/l.webp" alt="" fetchPriority="high"/></picture>`,
  )
})

it('leaves a page without such a picture as it is', async () => {
  const html =
    '<picture><source srcSet="/a/s.avif 480w"/><img src="/a/l.webp" alt="" loading="lazy"/></picture>'
  expect(await inlineFirstPicture(html, read)).toBe(html)
})
