import { useEffect, useState } from 'react'
import { errorText } from '@/ui/error-text'
import { fileProblem } from './picture-file'
import { openPicture } from './picture'

/** A picked picture that could be opened. */
export interface PickedPicture {
  /** An object URL, valid until another picture is picked or this one is discarded. */
  url: string
  image: HTMLImageElement
}

/**
 * Takes a picked file; refuses with a message when it is no picture or too large. What was picked before then stays.
 */
export function usePickedPicture() {
  const [picked, setPicked] = useState<PickedPicture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [opening, setOpening] = useState(false)

  useEffect(() => {
    if (picked)
      return () => {
        URL.revokeObjectURL(picked.url)
      }
  }, [picked])

  return {
    picked,
    problem,
    opening,
    pick: async (file: File) => {
      const refused = fileProblem(file)
      setProblem(refused)
      if (refused !== null) return
      setOpening(true)
      const url = URL.createObjectURL(file)
      try {
        setPicked({ url, image: await openPicture(url) })
      } catch (error) {
        URL.revokeObjectURL(url)
        setProblem(errorText(error))
      } finally {
        setOpening(false)
      }
    },
    drop: () => {
      setPicked(null)
    },
  }
}
