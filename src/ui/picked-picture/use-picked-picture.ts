import { useEffect, useState } from 'react'
import { errorText } from '@/ui/show-error'
import { fileProblem, openPicture, UNREADABLE } from './picture'

/** A picked picture that could be opened. */
export interface PickedPicture {
  /** An object URL, valid until another picture is picked or this one is discarded. */
  url: string
  image: HTMLImageElement
  /** The file's content, in memory: what was picked from a cloud may be gone when it is read again. */
  content: Blob
}

/** @throws Error with words for the user when the file can't be read, as one that a cloud has only the name of */
async function readFile(file: File): Promise<Blob> {
  try {
    return new Blob([await file.arrayBuffer()], { type: file.type })
  } catch (cause) {
    throw new Error(UNREADABLE, { cause })
  }
}

/**
 * Takes a picked file; refuses with a message when it can't be read, is no picture or too large. What was picked before
 * then stays.
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
      let url = ''
      try {
        const content = await readFile(file)
        url = URL.createObjectURL(content)
        setPicked({ url, image: await openPicture(url), content })
      } catch (error) {
        URL.revokeObjectURL(url)
        setProblem(errorText(error))
      } finally {
        setOpening(false)
      }
    },
    drop: () => {
      setPicked(null)
      setProblem(null)
    },
  }
}
