import { useEffect, useState } from 'react'
import { compassHeading, follow } from './compass-heading'

/** A live compass, as far as this device has one. */
export type Compass =
  /** It has not spoken yet. */
  | { kind: 'waiting' }
  /** None: the picture stands still, with north above. */
  | { kind: 'still' }
  /** Safari wants a tap before it tells. */
  | { kind: 'locked'; unlock: () => void }
  | { kind: 'refused' }
  | {
      kind: 'live'
      /** Degrees clockwise from north; not brought back within one turn, so that a dial never spins. */
      heading: number
      /** The device says that it has to be calibrated. */
      unsure: boolean
    }

/** Safari's part of the interface, which the types lack. */
interface SafariOrientation {
  webkitCompassHeading?: number
  webkitCompassAccuracy?: number
}
interface AsksPermission {
  prototype: DeviceOrientationEvent
  requestPermission?: () => Promise<PermissionState>
}

/** Worse than so many degrees, Safari's own compass asks to be calibrated; negative is "not at all". */
const UNSURE_ABOVE = 25

/** A device that has said nothing for so long, in milliseconds, has no compass. */
const PATIENCE_MS = 2000

/** Where one can ask for permission, it is known sooner what the silence means. */
const SHORT_PATIENCE_MS = 600

/** Chrome keeps north for an event of its own; the others tell it in the ordinary one, or don't. */
const events = ['deviceorientationabsolute', 'deviceorientation'] as const

const waiting: Compass = { kind: 'waiting' }

/** Follows the device's compass while the page is shown. */
export function useCompass(): Compass {
  const [compass, setCompass] = useState<Compass>(waiting)
  /** What came of asking; null before. */
  const [answer, setAnswer] = useState<'granted' | 'refused' | null>(null)

  useEffect(() => {
    let shown: number | null = null
    let frame = 0
    const onTurn = (event: DeviceOrientationEvent & SafariOrientation) => {
      const { alpha, beta, gamma, absolute, webkitCompassHeading, webkitCompassAccuracy } = event
      const heading = compassHeading(
        { alpha, beta, gamma, absolute, webkitCompassHeading },
        // Old Safari has no `screen.orientation`, whatever the types say; a phone is held upright there.
        'orientation' in screen ? screen.orientation.angle : 0,
      )
      if (heading === null) return
      const next = follow(shown, heading)
      shown = next
      const unsure =
        webkitCompassAccuracy !== undefined &&
        (webkitCompassAccuracy < 0 || webkitCompassAccuracy > UNSURE_ABOVE)
      // Sensors speak more often than the screen is drawn.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        setCompass({ kind: 'live', heading: next, unsure })
      })
    }
    for (const event of events) window.addEventListener(event, onTurn)
    // Chrome has the question too, but tells without it: only silence shows who wants to be asked.
    const ask = answer === null ? permissionQuestion() : undefined
    const patience = setTimeout(
      () => {
        const silent: Compass = ask
          ? { kind: 'locked', unlock: () => void ask().then(setAnswer) }
          : { kind: 'still' }
        setCompass((current) => (current.kind === 'waiting' ? silent : current))
      },
      ask ? SHORT_PATIENCE_MS : PATIENCE_MS,
    )
    return () => {
      for (const event of events) window.removeEventListener(event, onTurn)
      clearTimeout(patience)
      cancelAnimationFrame(frame)
    }
  }, [answer])

  useEffect(() => {
    if (answer !== null) setCompass(answer === 'granted' ? waiting : { kind: 'refused' })
  }, [answer])
  return compass
}

/** Asks for the compass, from a tap; undefined where there is no such question, or no such sensor at all. */
function permissionQuestion(): (() => Promise<'granted' | 'refused'>) | undefined {
  if (!('DeviceOrientationEvent' in window)) return undefined
  const orientation: AsksPermission = window.DeviceOrientationEvent
  const request = orientation.requestPermission?.bind(orientation)
  return (
    request &&
    (async () => {
      try {
        return (await request()) === 'granted' ? 'granted' : 'refused'
      } catch {
        // Safari throws when it does not take the call for a tap's.
        return 'refused'
      }
    })
  )
}
