import { expect, it } from 'vitest'
import type { Contract, ContractOperation, Header } from '../../../openapi/read'
import type { Change } from './change'
import { compareContracts } from './compare'

type Operation = Partial<ContractOperation>

/** A contract of one operation, `POST /a/b`. */
function contractOf(operation: Operation = {}, rest: Partial<Contract> = {}): Contract {
  return {
    info: { title: 'A contract', version: '1.0.0' },
    paths: { '/a/b': { post: { operationId: 'b', responses: {}, ...operation } } },
    ...rest,
  }
}

/** A form as the contract's are. */
const form = (required = true) => ({
  requestBody: { required, content: { 'multipart/form-data': { schema: { type: 'object' } } } },
})

/** Changes as rows of a table: whom each breaks, and what it is. */
const rowsOf = (changes: readonly Change[]) =>
  changes.map(({ text, breaks }) => [breaks.join(), text])

const text = { type: 'string' }
const json = { 'application/json': { schema: text } }
const answer = (headers: Record<string, Header>) => ({
  responses: { 200: { content: json, headers } },
})
const query = (parameter: object) => ({ parameters: [{ in: 'query', name: 'q', ...parameter }] })

it.each<[string, before: Operation, after: Operation, ...[breaks: string, what: string][]]>([
  ['a body', {}, form(), ['app', ' request: added, required']],
  ['an optional body', {}, form(false), ['', ' request: added, optional']],
  ['no body', form(), {}, ['app', ' request: removed']],
  ['a body that may be left out', form(), form(false), ['backend', ' request: now optional']],
  [
    'another type of body',
    { requestBody: { content: json } },
    { requestBody: { content: { 'text/plain': { schema: text } } } },
    ['app', ' request: content application/json removed'],
    ['backend', ' request: content text/plain added'],
  ],
  [
    'how a field is written',
    { requestBody: { content: { 'multipart/form-data': { schema: text } } } },
    { requestBody: { content: { 'multipart/form-data': { schema: text, encoding: { a: {} } } } } },
    ['app,backend', ' request: encoding changed'],
  ],
  ['a required parameter', {}, query({ required: true }), ['app', ' query q: added, required']],
  ['no parameter', query({}), {}, ['app', ' query q: removed']],
  [
    'how a parameter is written',
    query({ style: 'form' }),
    query({ style: 'pipeDelimited' }),
    ['app,backend', ' query q: style "pipeDelimited", was "form"'],
  ],
  [
    'a header of an answer',
    answer({}),
    answer({ Sisa: { schema: text } }),
    ['', ' response 200 header sisa: added, optional'],
  ],
  [
    'a header of an answer that must be there',
    answer({ Sisa: { schema: text } }),
    answer({ sisa: { schema: text, required: true } }),
    ['backend', ' response 200 header sisa: now required'],
  ],
  [
    'another type of a header',
    answer({ Sisa: { schema: text } }),
    answer({ Sisa: { schema: { type: 'integer' } } }),
    ['app,backend', ' response 200 header sisa: type integer, was string'],
  ],
  ['no header', answer({ Sisa: {} }), answer({}), ['app', ' response 200 header sisa: removed']],
  [
    'another type of answer',
    { responses: { 200: { content: json } } },
    { responses: { 200: { content: { 'text/html': { schema: text } } } } },
    ['backend', ' response 200: content application/json removed'],
    ['app', ' response 200: content text/html added'],
  ],
  [
    'a session that may be missing',
    { security: [{ key: [], session: [] }] },
    { security: [{ key: [], session: [] }, { key: [] }] },
    ['backend', ': session optional, was required'],
  ],
])('tells of %s, and whom it breaks', (_what, before, after, ...expected) => {
  const found = compareContracts('backend', contractOf(before), contractOf(after))
  expect(rowsOf(found)).toEqual(expected.map(([breaks, what]) => [breaks, `POST /a/b${what}`]))
})

const sent = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } })
const answered = (schema: object) => ({
  responses: { 200: { content: { 'application/json': { schema } } } },
})

it.each<[string, before: object, after: object, asSent: string, asAnswered: string]>([
  ['fewer values', { enum: ['a', 'b'] }, { enum: ['a'] }, 'app', 'backend'],
  ['more values', { enum: ['a'] }, { enum: ['a', 'b'] }, 'backend', 'app'],
  ['a higher minimum', { minimum: 1 }, { minimum: 2 }, 'app', 'backend'],
  ['another pattern', { pattern: 'a' }, { pattern: 'b' }, 'app,backend', 'app,backend'],
  ['no field', { properties: { a: {} } }, {}, 'app', 'app'],
  ['a field that must be there', {}, { required: ['a'] }, 'app', 'backend'],
  ['a field that may be missing', {}, { properties: { a: {} } }, '', ''],
  ['a default', {}, { default: '' }, 'backend', 'backend'],
])('tells whom %s breaks, in a form and in an answer', (_what, before, after, ...breaks) => {
  const found = [sent, answered].flatMap((place) =>
    rowsOf(compareContracts('backend', contractOf(place(before)), contractOf(place(after)))),
  )
  expect(found.map(([whom]) => whom)).toEqual(breaks)
})

const own = contractOf()
const none = contractOf({}, { paths: {} })
const optional = contractOf({ 'x-optional': true })
const paid = (status: string) =>
  contractOf(
    answered({
      if: { properties: { status: { const: status } } },
      then: { properties: { tgl: text } },
    }),
  )
const keyIn = (place: string, name: string) =>
  contractOf({}, { components: { securitySchemes: { it: { type: 'apiKey', in: place, name } } } })

it.each<[string, before: Contract, after: Contract, breaks: string, what: string]>([
  ['an operation removed', own, none, 'app', 'POST /a/b: removed'],
  ['an operation added', none, own, 'backend', 'POST /a/b: added'],
  ['an optional operation added', none, optional, '', 'POST /a/b: added, optional'],
  ['an operation that a backend may lack now', own, optional, 'app', 'POST /a/b: now optional'],
  ['one that each must have now', optional, own, 'backend', 'POST /a/b: no longer optional'],
  ['a status added', own, contractOf(answer({})), 'app', 'POST /a/b response 200: added'],
  ['a status removed', contractOf(answer({})), own, 'backend', 'POST /a/b response 200: removed'],
  [
    'another host',
    own,
    contractOf({ 'x-host': 'account' }),
    'app,backend',
    'POST /a/b: on the account host, was main',
  ],
  [
    'another condition',
    paid('Lunas'),
    paid('Sudah'),
    'app,backend',
    'POST /a/b response 200: if status is "Sudah" then tgl is string, was if status is "Lunas" then tgl is string',
  ],
  [
    'another name of the key’s header',
    keyIn('header', 'key'),
    keyIn('header', 'api-key'),
    'app,backend',
    'security scheme it: header api-key, was header key',
  ],
  [
    'another name of the session’s cookie, which is the backend’s own',
    keyIn('cookie', 'a'),
    keyIn('cookie', 'b'),
    '',
    'security scheme it: cookie b, was cookie a',
  ],
])('tells of %s', (_what, before, after, ...expected) => {
  expect(rowsOf(compareContracts('backend', before, after))).toEqual([expected])
})

it('tells first what breaks', () => {
  const paths = { ...optional.paths, '/a/c': own.paths['/a/b'] ?? {} }
  const found = compareContracts('backend', none, contractOf({}, { paths }))
  expect(found.map(({ text }) => text)).toEqual(['POST /a/c: added', 'POST /a/b: added, optional'])
})

it.each<[string, before: Operation, after: Operation]>([
  [
    'that JSON is UTF-8',
    { responses: { 200: { content: json } } },
    { responses: { 200: { content: { 'Application/JSON; charset=UTF-8': { schema: text } } } } },
  ],
  [
    'the case of a header',
    { parameters: [{ in: 'header', name: 'kode', required: true }] },
    { parameters: [{ in: 'header', name: 'Kode', required: true }] },
  ],
])('says nothing of %s', (_what, before, after) => {
  expect(compareContracts('backend', contractOf(before), contractOf(after))).toEqual([])
  expect(compareContracts('backend', contractOf(after), contractOf(before))).toEqual([])
})

it('reads what a path or a document says of all its operations', () => {
  const before = contractOf({}, { security: [{ key: [] }] })
  const after = contractOf()
  after.paths = { '/a/b': { ...after.paths['/a/b'], ...query({ required: true }) } }
  expect(rowsOf(compareContracts('surah', before, after))).toEqual([
    ['backend', 'surah POST /a/b: key unused, was required'],
    ['app', 'surah POST /a/b query q: added, required'],
  ])
})
