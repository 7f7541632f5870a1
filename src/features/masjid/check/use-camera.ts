import { useEffect, useRef, useState } from 'react'

/** Why a camera doesn't come on. */
export type CameraFailure =
  /** By the person, the browser or the system. */
  | 'refused'
  | 'none'
  /** Another app has it, or it went away. */
  | 'busy'
  /** The page came without TLS. */
  | 'insecure'

export type CameraState =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'on'; stream: MediaStream }
  | { kind: 'failed'; why: CameraFailure }

const off: CameraState = { kind: 'off' }

function whyNot(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy'
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** The camera at the back, from `open` until `close`, or until the page is hidden or left. */
export function useCamera(): { state: CameraState; open: () => void; close: () => void } {
  const [state, setState] = useState(off)
  /** The last request: what an earlier one brings, or one that was given up, goes off again. */
  const request = useRef<object | null>(null)
  const stream = state.kind === 'on' ? state.stream : null

  useEffect(() => {
    if (stream === null) return
    const hide = () => {
      if (document.hidden) setState(off)
    }
    const lose = () => {
      setState({ kind: 'failed', why: 'busy' })
    }
    const tracks = stream.getVideoTracks()
    document.addEventListener('visibilitychange', hide)
    for (const track of tracks) track.addEventListener('ended', lose)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      for (const track of tracks) track.removeEventListener('ended', lose)
      stop(stream)
    }
  }, [stream])
  useEffect(
    () => () => {
      request.current = null
    },
    [],
  )

  const ask = async () => {
    const own = {}
    request.current = own
    if (!window.isSecureContext) {
      setState({ kind: 'failed', why: 'insecure' })
      return
    }
    if (!('mediaDevices' in navigator)) {
      setState({ kind: 'failed', why: 'none' })
      return
    }
    setState({ kind: 'asking' })
    try {
      const given = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      })
      if (request.current !== own) stop(given)
      else if (document.hidden) {
        stop(given)
        setState(off)
      } else setState({ kind: 'on', stream: given })
    } catch (error) {
      if (request.current === own) setState({ kind: 'failed', why: whyNot(error) })
    }
  }

  return {
    state,
    open: () => void ask(),
    close: () => {
      request.current = null
      setState(off)
    },
  }
}

/** The lamp beside a camera; null where there is none, or none that a page may switch on. */
export function lampOf(stream: MediaStream): ((isOn: boolean) => Promise<void>) | null {
  const [track] = stream.getVideoTracks()
  if (!track || !('getCapabilities' in track) || !('torch' in track.getCapabilities())) return null
  return async (isOn) => {
    // TypeScript's DOM doesn't know the lamp, so that it is named beside something known.
    const light = { facingMode: 'environment', torch: isOn }
    await track.applyConstraints({ advanced: [light] })
  }
}
