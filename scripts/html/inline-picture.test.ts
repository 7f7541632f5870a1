import { expect, it } from 'vitest'
import { inlineFirstPicture } from './inline-picture'

const read = (file: string) => Promise.resolve(Buffer.from(file))

it('puts the smallest size of the first picture into the page, and asks for no file', async () => {
  const html =
    '<link rel="preload" as="image" imageSrcSet="/a/s.webp 480w"/><div><img class="p" src="/a/l.webp" srcSet="/a/s.webp 480w, /a/l.webp 960w" sizes="100vw" alt="" fetchPriority="high"/></div>'
  const data = Buffer.from('a/s.webp').toString('base64')
  expect(await inlineFirstPicture(html, read)).toBe(
    `<div><img class="p" src="data:image/webp;base64,${data}" sizes="100vw" alt="" fetchPriority="high"/></div>`,
  )
})

it('leaves a page without such a picture as it is', async () => {
  const html = '<img src="/a/l.webp" alt="" loading="lazy"/>'
  expect(await inlineFirstPicture(html, read)).toBe(html)
})
