import type { MasjidEvent } from './events'

/** A lesson of which little is known; tests change what they are about. */
export const lesson: MasjidEvent = {
  id: '7',
  kind: 'Kajian',
  title: 'Kajian Subuh',
  day: '2026-11-25',
  startsAt: null,
  endsAt: null,
  timeInWords: null,
  speaker: null,
  note: null,
  isCancelled: false,
  category: 'lain',
  officers: [],
  audience: 'umum',
  broadcastUrl: null,
}
