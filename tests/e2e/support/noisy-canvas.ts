import type { Page } from '@playwright/test'

/**
 * Runs in the page before its scripts: what is read out of a canvas is noise, as Tor, Mullvad and Firefox's
 * `resistFingerprinting` have it; what is drawn stays right. What is sent or downloaded of it nevertheless is written
 * down (`noiseSent`).
 */
export function noisyCanvas(): void {
  const { toBlob, toDataURL } = HTMLCanvasElement.prototype
  const { getImageData } = CanvasRenderingContext2D.prototype
  const sent: string[] = []
  Object.assign(window, { noiseSent: sent })
  const noisy = new WeakSet<object>()
  const noisyUrls = new Set<string>()
  const fill = (pixels: ImageData) => {
    for (let at = 0; at < pixels.data.length; at += 1)
      pixels.data[at] = at % 4 === 3 ? 255 : Math.floor(Math.random() * 256)
    return pixels
  }
  const noise = ({ width, height }: HTMLCanvasElement) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const pen = canvas.getContext('2d')
    pen?.putImageData(fill(new ImageData(width, height)), 0, 0)
    return canvas
  }
  HTMLCanvasElement.prototype.toBlob = function (take, type, quality) {
    const remember: BlobCallback = (blob) => {
      if (blob) noisy.add(blob)
      take(blob)
    }
    toBlob.call(noise(this), remember, type, quality)
  }
  HTMLCanvasElement.prototype.toDataURL = function (type, quality) {
    return toDataURL.call(noise(this), type, quality)
  }
  CanvasRenderingContext2D.prototype.getImageData = function (x, y, width, height) {
    return fill(getImageData.call(this, x, y, width, height))
  }
  window.File = class extends File {
    constructor(...from: ConstructorParameters<typeof File>) {
      super(...from)
      if (from[0].some((part) => typeof part === 'object' && noisy.has(part))) noisy.add(this)
    }
  }
  const { createObjectURL } = URL
  URL.createObjectURL = (from) => {
    const url = createObjectURL(from)
    if (noisy.has(from)) noisyUrls.add(url)
    return url
  }
  const { append } = FormData.prototype
  FormData.prototype.append = function (name: string, value: string | Blob, ...more: string[]) {
    if (typeof value === 'object' && noisy.has(value)) sent.push(`the field ${name}`)
    Reflect.apply(append, this, [name, value, ...more])
  }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    if (noisyUrls.has(this.href)) sent.push(`the file ${this.download}`)
    click.call(this)
  }
}

/** What was given out of noise in this page since it was loaded. */
export const noiseSent = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(window, 'noiseSent'))
