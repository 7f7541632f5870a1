import { expect, it } from 'vitest'
import { compareSchemas } from './compare-schemas'

const text = { type: 'string' }
const rupiah = { type: 'integer' }
const person = { type: 'object', required: ['nama'], properties: { nama: text } }

it.each<[string, before: unknown, after: unknown, ...[what: string, effect: string][]]>([
  [
    'a type lost',
    { type: ['string', 'null'] },
    text,
    ['type string, was string or null', 'narrowed'],
  ],
  ['a number for a whole one', rupiah, { type: 'number' }, ['type number, was integer', 'widened']],
  ['a schema that allows nothing', text, false, ['type nothing, was string', 'narrowed']],
  ['a schema that allows anything', text, true, ['type any, was string', 'widened']],
  ['one value for any', {}, { const: 1 }, ['only 1', 'narrowed']],
  ['a limit', rupiah, { ...rupiah, minimum: 1 }, ['minimum 1, was none', 'narrowed']],
  [
    'a limit that leaves out its number',
    { type: 'number' },
    { type: 'number', exclusiveMinimum: 0 },
    ['exclusiveMinimum 0, was none', 'narrowed'],
  ],
  [
    'a limit that no longer includes its number',
    { type: 'number', maximum: 10 },
    { type: 'number', exclusiveMaximum: 10 },
    ['exclusiveMaximum 10, was maximum 10', 'narrowed'],
  ],
  [
    'the stricter of two limits',
    { type: 'number', minimum: 5, exclusiveMinimum: 1 },
    { type: 'number', exclusiveMinimum: 1 },
    ['exclusiveMinimum 1, was minimum 5', 'widened'],
  ],
  [
    'more members',
    { maxProperties: 2 },
    { maxProperties: 3 },
    ['maxProperties 3, was 2', 'widened'],
  ],
  ['a multiple', rupiah, { ...rupiah, multipleOf: 500 }, ['multipleOf 500, was none', 'narrowed']],
  [
    'a finer multiple',
    { multipleOf: 1 },
    { multipleOf: 0.1 },
    ['multipleOf 0.1, was 1', 'widened'],
  ],
  ['another multiple', { multipleOf: 4 }, { multipleOf: 6 }, ['multipleOf 6, was 4', 'changed']],
  ['no item twice', {}, { uniqueItems: true }, ['newly uniqueItems true', 'narrowed']],
  ['no other members', {}, { additionalProperties: false }, ['newly no other members', 'narrowed']],
  [
    'no other members of what it is composed of',
    { unevaluatedProperties: false },
    {},
    ['no longer unevaluatedProperties false', 'widened'],
  ],
  [
    'the schema of other members',
    { additionalProperties: text },
    { additionalProperties: { type: ['string', 'null'] } },
    ['/*: type string or null, was string', 'widened'],
  ],
  ['a default', { default: 10 }, { default: 20 }, ['default 20, was 10', 'changed']],
  ['a new default', {}, { default: '' }, ['default "", was none', 'promised']],
  ['no default any more', { default: null }, {}, ['default none, was null', 'removed']],
  [
    'a keyword that nothing here knows',
    {},
    { propertyNames: { maxLength: 3 } },
    ['newly propertyNames {"maxLength":3}', 'narrowed'],
  ],
  [
    'a member that must be there, with no schema',
    {},
    { required: ['slug'] },
    ['/slug: added, required', 'added'],
  ],
  ['a member removed', { properties: { slug: text } }, {}, ['/slug: removed', 'removed']],
  [
    'an alternative more',
    { oneOf: [text, rupiah] },
    { oneOf: [text, rupiah, { type: 'boolean' }] },
    ['oneOf added {"type":"boolean"}', 'widened'],
  ],
  [
    'an alternative less',
    { anyOf: [text, rupiah, person] },
    { anyOf: [rupiah, text] },
    [
      'anyOf lost {"properties":{"nama":{"type":"string"}},"required":["nama"],"type":"object"}',
      'narrowed',
    ],
  ],
  [
    'a change inside an alternative',
    { oneOf: [person, text] },
    { oneOf: [{ ...person, properties: { nama: rupiah } }, text] },
    ['(oneOf)/nama: type integer, was string', 'changed'],
  ],
  [
    'no alternatives any more',
    { oneOf: [text, rupiah] },
    {},
    ['none, was oneOf [{"type":"string"},{"type":"integer"}]', 'widened'],
  ],
])('tells of %s', (_what, before, after, ...expected) => {
  const found = compareSchemas(before, after).map(({ pointer, what, effect }) => [
    pointer === '' ? what : `${pointer}: ${what}`,
    effect,
  ])
  expect(found).toEqual(expected)
})

it.each<[string, before: unknown, after: unknown]>([
  ['null beside one schema', { type: ['string', 'null'] }, { oneOf: [text, { type: 'null' }] }],
  [
    'null beside one schema, by anyOf',
    { type: ['string', 'null'] },
    { anyOf: [{ type: 'null' }, text] },
  ],
  [
    'null beside what is composed and enumerated',
    { type: ['string', 'null'], enum: ['a', 'b', null], minLength: 1 },
    { oneOf: [{ allOf: [{ ...text, enum: ['a', 'b'] }, { minLength: 1 }] }, { type: 'null' }] },
  ],
  [
    'null beside a constant',
    { enum: ['a', null] },
    { oneOf: [{ const: 'a' }, { description: 'Nothing yet.', type: 'null' }] },
  ],
  [
    'null beside an object',
    { ...person, type: ['object', 'null'] },
    { oneOf: [person, { type: 'null' }] },
  ],
  ['null as 3.0 writes it', { type: ['string', 'null'] }, { ...text, nullable: true }],
  ['no null as 3.0 writes it', text, { ...text, nullable: false }],
  [
    'null among values as 3.0 writes it',
    { type: ['string', 'null'], enum: ['a', null] },
    { ...text, enum: ['a'], nullable: true },
  ],
  [
    'limits that leave out their numbers as 3.0 writes them',
    { type: 'number', exclusiveMinimum: 0, maximum: 9 },
    { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
  ],
  ['a single alternative', text, { anyOf: [text] }],
  ['a part by itself', text, { allOf: [text] }],
  ['a whole number above 0', { ...rupiah, minimum: 1 }, { ...rupiah, exclusiveMinimum: 0 }],
  ['a number that must be whole', rupiah, { allOf: [{ type: 'number' }, rupiah] }],
  ['uniqueItems: false', {}, { uniqueItems: false }],
  ['unevaluatedProperties: true', {}, { unevaluatedProperties: true }],
  ['additionalProperties: true', {}, { additionalProperties: true }],
  [
    'another order',
    { not: { required: ['a', 'b'], type: 'object' } },
    { not: { type: 'object', required: ['b', 'a'] } },
  ],
  ['what readers are told', text, { ...text, title: 'A', deprecated: true, 'x-since': '1.1' }],
])('says nothing of %s', (_what, before, after) => {
  expect(compareSchemas(before, after)).toEqual([])
  expect(compareSchemas(after, before)).toEqual([])
})

it('keeps members that have the names of keywords for readers', () => {
  const not = (type: string) => ({ not: { properties: { description: { type } } } })
  expect(compareSchemas(not('string'), not('integer'))).toHaveLength(1)
})

it('comes to an end where a schema refers to itself', () => {
  const tree = (type: string) => {
    const node: Record<string, unknown> = { type: 'object' }
    node['properties'] = { value: { type }, left: node, right: node }
    node['not'] = { required: ['x'], properties: { left: node } }
    return node
  }
  expect(compareSchemas(tree('string'), tree('integer'))).toContainEqual({
    pointer: '/value',
    what: 'type integer, was string',
    effect: 'changed',
  })
})
