import type { Program } from './program'

/** A mosque's collection box, with as little as the backend may send; `part` says what the test is about. */
export const makeProgram = (part: Partial<Program> = {}): Program => ({
  kind: 'kencleng',
  id: '1',
  slug: 'masjid-1',
  title: 'Masjid 1',
  flyerUrl: null,
  target: null,
  deadline: null,
  address: null,
  position: null,
  type: 'kencleng-masjid',
  ...part,
})
