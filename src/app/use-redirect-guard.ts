import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How often an address may replace another between two things that the person does. */
const MOST_REPLACED = 2

/** What a person does, also by a screen reader (`click`) or by voice (`input`). */
const DEEDS = ['pointerdown', 'click', 'keydown', 'input']

/** The addresses that have replaced others since the person last did something, with their entries' keys. */
let replaced: { key: string; address: string }[] = []

const forget = () => {
  replaced = []
}

const watch = () => {
  for (const deed of DEEDS) addEventListener(deed, forget, { capture: true })
  return () => {
    for (const deed of DEEDS) removeEventListener(deed, forget, { capture: true })
  }
}

/**
 * Ends a circle of pages that send a person back and forth: each sees a reason to lead on, and none is wrong by itself.
 * Whichever two they are, the page comes up as one that can't be shown, which leads nowhere.
 * @throws Error for the address that comes a third time though the person has done nothing
 */
export function useRedirectGuard(): void {
  const { key, pathname, search } = useLocation()
  const type = useNavigationType()
  useEffect(watch, [])
  if (type !== NavigationType.Replace) {
    forget()
    return
  }
  const address = pathname + search
  // An entry is drawn more than once, also in turn with the next one while React prepares that.
  if (!replaced.some((other) => other.key === key)) replaced.push({ key, address })
  if (replaced.filter((other) => other.address === address).length > MOST_REPLACED)
    throw new Error('Pages lead to each other.')
}
