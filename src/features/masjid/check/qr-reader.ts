import { lazyModule } from '@/lib/lazy-module'
import { workerUrl } from '@/lib/trusted-types'
import { type Size, sizeWithin } from '@/ui/picked-picture/picture'
import { white } from '@/ui/tokens'
import qrWorkerUrl from './qr-worker?worker&url'
import type { Sight } from './sight'

export interface QrReader {
  /**
   * Looks for a QR code in what a camera shows; one call after the other.
   * @throws where the part that reads can't be fetched
   */
  lookAtFrame: (video: HTMLVideoElement) => Promise<Sight>
  /** The same for a picture, at several sizes: a code may be a small part of a large photo, or blurred at its full size. */
  lookAtPicture: (image: HTMLImageElement) => Promise<Sight>
  close: () => void
}

/** The longest side of a frame, in px. */
const FRAME = 800
const PICTURE = [1000, 1600, 700, 500]

const NOTHING: Sight = { kind: 'nothing', isDark: false }

const loadSight = lazyModule(() => import('./sight'))

/** A worker of its own, so that reading holds up nothing; null where the browser starts none. */
function startWorker(): Worker | null {
  try {
    // A build's worker needs no module, which Firefox before 114 hasn't.
    const type = import.meta.env.DEV ? 'module' : 'classic'
    return new Worker(workerUrl(qrWorkerUrl), { type })
  } catch {
    return null
  }
}

const ask = (worker: Worker, pixels: ImageData) =>
  new Promise<Sight>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Sight>) => {
      resolve(data)
    }
    worker.onerror = () => {
      reject(new Error('The worker did not look'))
    }
    worker.postMessage(pixels)
  })

/** Reads QR codes until it is closed. Nothing of a picture leaves the device. */
export function openQrReader(): QrReader {
  let worker = startWorker()
  const lookAt = async (pixels: ImageData | null): Promise<Sight> => {
    if (pixels === null) return NOTHING
    try {
      if (worker) return await ask(worker, pixels)
    } catch {
      worker?.terminate()
      worker = null
    }
    return (await loadSight()).look(pixels)
  }
  return {
    lookAtFrame: (video) => {
      const { videoWidth: width, videoHeight: height } = video
      return lookAt(pixelsOf(video, { width, height }, FRAME))
    },
    lookAtPicture: async (image) => {
      const { naturalWidth: width, naturalHeight: height } = image
      let sight = NOTHING
      for (const longest of PICTURE) {
        sight = await lookAt(pixelsOf(image, { width, height }, longest))
        if (sight.kind === 'code') break
      }
      return sight
    },
    close: () => worker?.terminate(),
  }
}

/** A picture's pixels, on white where it has none; null while there is no picture, or where the browser can't draw. */
function pixelsOf(
  source: HTMLVideoElement | HTMLImageElement,
  size: Size,
  longest: number,
): ImageData | null {
  if (size.width === 0 || size.height === 0) return null
  const { width, height } = sizeWithin(size, longest)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) return null
  pen.fillStyle = white
  pen.fillRect(0, 0, width, height)
  pen.drawImage(source, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}
