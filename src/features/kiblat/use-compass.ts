import { useEffect, useState } from 'react'
import { compassHeading, follow } from './qibla'

/** A live compass, if this device has one. */
export type Compass =
  /** No reading yet. */
  | { kind: 'waiting' }
  /** No compass: the picture stands still, with north up. */
  | { kind: 'still' }
  /** It has told nothing for a while: what it told last may not hold any more. */
  | { kind: 'silent' }
  /** Safari reports only after a tap. */
  | { kind: 'locked'; unlock: () => void }
  | { kind: 'refused' }
  | {
      kind: 'live'
      /** Degrees clockwise from magnetic north; not reduced to one turn, so that a dial never spins. */
      heading: number
      /** The device reports that it has to be calibrated. */
      unsure: boolean
    }

/** Safari's part of the interface, which the types lack. */
interface SafariOrientation {
  webkitCompassHeading?: number | null
  webkitCompassAccuracy?: number
}
interface AsksPermission {
  prototype: DeviceOrientationEvent
  requestPermission?: () => Promise<PermissionState>
}

/** From this error in degrees on, Safari's own compass asks to be calibrated; a negative one means "unusable". */
const UNSURE_ABOVE = 25

/** A device without a reading for this long, in milliseconds, has no compass, or none any more. */
const PATIENCE_MS = 2000

/** A shorter wait where permission can be requested: it is then likely that the device waits for it. */
const SHORT_PATIENCE_MS = 600

/** Chrome reports north in an event of its own; others report it in the ordinary one, or not at all. */
const events = ['deviceorientationabsolute', 'deviceorientation'] as const

const waiting: Compass = { kind: 'waiting' }

/** Follows the device's compass while the page is visible. */
export function useCompass(): Compass {
  const [compass, setCompass] = useState<Compass>(waiting)
  /** The answer to the permission request; null before. */
  const [answer, setAnswer] = useState<'granted' | 'refused' | null>(null)

  useEffect(() => {
    let shown: number | null = null
    let frame = 0
    let patience: ReturnType<typeof setTimeout> | undefined
    const fallSilent = () => {
      shown = null
      cancelAnimationFrame(frame)
      setCompass({ kind: 'silent' })
    }
    const onTurn = (event: DeviceOrientationEvent & SafariOrientation) => {
      const { alpha, beta, gamma, absolute, webkitCompassHeading, webkitCompassAccuracy } = event
      const heading = compassHeading(
        { alpha, beta, gamma, absolute, webkitCompassHeading },
        // Old Safari has no `screen.orientation`, although the types say otherwise; a phone is held upright there.
        'orientation' in screen ? screen.orientation.angle : 0,
      )
      if (heading === null) return
      clearTimeout(patience)
      patience = setTimeout(fallSilent, PATIENCE_MS)
      const next = follow(shown, heading)
      shown = next
      const unsure =
        webkitCompassAccuracy !== undefined &&
        (webkitCompassAccuracy < 0 || webkitCompassAccuracy > UNSURE_ABOVE)
      // Sensors report more often than the screen is drawn.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        setCompass({ kind: 'live', heading: next, unsure })
      })
    }
    for (const event of events) window.addEventListener(event, onTurn)
    // Chrome has the request too but reports without it: only the lack of readings shows that it is needed.
    const ask = answer === null ? permissionQuestion() : undefined
    patience = setTimeout(
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

/** Requests the compass, from a tap; undefined where there is no such request, or no such sensor. */
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
        // Safari throws when it doesn't accept the call as a tap's.
        return 'refused'
      }
    })
  )
}
