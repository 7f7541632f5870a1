/**
 * Runs in the page before its scripts: what is read out of a canvas is noise, as Tor, Mullvad and Firefox's
 * `resistFingerprinting` have it; what is drawn stays right.
 */
export function noisyCanvas(): void {
  const { toBlob, toDataURL } = HTMLCanvasElement.prototype
  const { getImageData } = CanvasRenderingContext2D.prototype
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
    toBlob.call(noise(this), take, type, quality)
  }
  HTMLCanvasElement.prototype.toDataURL = function (type, quality) {
    return toDataURL.call(noise(this), type, quality)
  }
  CanvasRenderingContext2D.prototype.getImageData = function (x, y, width, height) {
    return fill(getImageData.call(this, x, y, width, height))
  }
}
