import { DecodeError, list, record, requiredText } from '@/api/decode'
import { followedLocal, personalLocal } from '@/lib/storage/owned-storage'
import { readStored, type StorageSource, writeStored } from '@/lib/storage/storage'
import type { Program, ProgramKind } from '@/domain/program/program'

/** A program, with what is needed to ask for its doa, to name it and to lead there. */
export type NamedProgram = Pick<Program, 'kind' | 'id' | 'slug' | 'title'>

/** An amen as this device keeps it: neither the words of the doa nor its donor, since both are somebody else's. */
export interface NotedAmen {
  program: NamedProgram
  doaId: string
}

/** Enough for years, and far below the limit of the storage. */
export const MAX_NOTED = 200

type Source = StorageSource<'jm-amin'>

/** The present owner's amens that this device knows of, the last first, without damaged entries. */
export const readAmens = (source: Source = followedLocal): NotedAmen[] =>
  readStored(source, 'jm-amin', (stored) => list(stored, toAmen).slice(0, MAX_NOTED)) ?? []

/**
 * Notes amens to doa of one program. Those that are noted already stay where they are in the order.
 * @returns whether they are stored; false where storage is denied or full
 */
export function noteAmens(
  { kind, id, slug, title }: NamedProgram,
  doaIds: readonly string[],
  source: Source = personalLocal,
): boolean {
  const all = readAmens(source)
  const program = { kind, id, slug, title }
  const added = doaIds
    .map((doaId) => ({ program, doaId }))
    .filter((amen) => !all.some((other) => isSame(amen, other)))
  return (
    added.length === 0 || writeStored(source, 'jm-amin', [...added, ...all].slice(0, MAX_NOTED))
  )
}

/** Forgets an amen that was taken back. */
export function forgetAmen(
  program: NamedProgram,
  doaId: string,
  source: Source = personalLocal,
): void {
  const all = readAmens(source)
  const others = all.filter((amen) => !isSame(amen, { program, doaId }))
  if (others.length < all.length) writeStored(source, 'jm-amin', others)
}

/** Some backends number the doa of each program anew. */
const isSame = (one: NotedAmen, other: NotedAmen) =>
  one.doaId === other.doaId &&
  one.program.kind === other.program.kind &&
  one.program.id === other.program.id

/** @throws DecodeError for a damaged entry */
export function toAmen(value: unknown, what: string): NotedAmen {
  const amen = record<NotedAmen>(value, what)
  const program = record<NamedProgram>(amen.program, `${what}.program`)
  return {
    program: {
      kind: toKind(program.kind, what),
      id: requiredText(program.id, `${what}.program.id`),
      slug: requiredText(program.slug, `${what}.program.slug`),
      title: requiredText(program.title, `${what}.program.title`),
    },
    doaId: requiredText(amen.doaId, `${what}.doaId`),
  }
}

function toKind(value: unknown, what: string): ProgramKind {
  if (value !== 'campaign' && value !== 'kencleng')
    throw new DecodeError(`${what}.program.kind: expected a kind of program`)
  return value
}
