import { expect, it } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { forgetAmen, noteAmens, readAmens } from './noted-amens'

const program = (id: string) => ({ kind: 'campaign', id, slug: `s-${id}`, title: id }) as const
const ids = (source: ReturnType<typeof memoryStore>) =>
  readAmens(source).map(({ program: { id }, doaId }) => `${id}/${doaId}`)

it('keeps amens, the last first, each once, until they are taken back', () => {
  const source = memoryStore(new Map())
  expect(noteAmens(program('1'), ['a', 'b'], source)).toBe(true)
  noteAmens(program('2'), ['a'], source)
  noteAmens(program('1'), ['b', 'c'], source)
  expect(ids(source)).toEqual(['1/c', '2/a', '1/a', '1/b'])
  forgetAmen(program('1'), 'a', source)
  expect(ids(source)).toEqual(['1/c', '2/a', '1/b'])
})

it('keeps 200 of them, and of a program neither more than it is named by', () => {
  const kept = new Map<string, string>()
  const source = memoryStore(kept)
  for (let doa = 0; doa <= 200; doa += 1)
    noteAmens({ ...program('1'), ...{ flyerUrl: 'x' } }, [`${doa}`], source)
  expect(ids(source)).toHaveLength(200)
  expect(ids(source)[0]).toBe('1/200')
  expect(kept.get('jm-amin')).not.toContain('flyerUrl')
})

it('leaves out what is damaged, and goes on without what can’t be read', () => {
  const good = { program: program('1'), doaId: 'a' }
  const stored = (value: unknown) => ids(memoryStore(new Map([['jm-amin', JSON.stringify(value)]])))
  const damaged = [null, {}, { ...good, doaId: '' }, { ...good, program: { kind: 'x', id: '1' } }]
  expect(stored([...damaged, good])).toEqual(['1/a'])
  expect(stored(damaged)).toEqual([])
  expect(stored({ a: 1 })).toEqual([])
})
