import { cp, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '../../scripts/codegen'

/*
 * In a process of its own: the compiler keeps a gigabyte, which nobody else should have to live with.
 *
 * The types lead from the contract to the screen: a change of the contract that the app can't follow doesn't compile.
 * All changes below are made to one copy of the contract; its generated files take the place of the committed ones in
 * the compiler's memory, and each change must have an error of its own in src.
 */

const root = path.resolve(import.meta.dirname, '../..')
const generated = path.join(root, 'src/api/generated')
const project = ts.getParsedCommandLineOfConfigFile(
  path.join(root, 'tsconfig.json'),
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  },
)
if (!project) throw new Error('no tsconfig.json')
const { options } = project

/** What reads answers and writes forms, without the screens: their libraries' types take long to load. */
const sources = project.fileNames.filter(
  (file) =>
    /\/src\/(vite-env|api\/(client|query)|domain|features\/.*\/(donation-form|edit-fields|infaq-filter|payment-groups))\b.*\.ts$/.test(
      file,
    ) && !/[.-](test|tests)\./.test(file),
)

/** An error in src: where it is, its line, and what it says. */
interface CompilerError {
  file: string
  line: string | undefined
  message: string
}

/** The errors in src with these generated files, in the order of the sources. */
function errorsWith(files: ReadonlyMap<string, string>): CompilerError[] {
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, version) => {
    const code = file.startsWith(generated) ? files.get(path.basename(file)) : undefined
    return code === undefined
      ? getSourceFile.call(host, file, version)
      : ts.createSourceFile(file, code, version)
  }
  const program = ts.createProgram(sources, options, host)
  return sources.flatMap((name) => {
    const file = program.getSourceFile(name)
    if (!file) throw new Error(`${name} is not there`)
    const lines = file.text.split('\n')
    return program.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => ({
      file: path.relative(path.join(root, 'src'), name),
      line: lines[file.getLineAndCharacterOfPosition(start).line]?.trim(),
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }))
  })
}

let folder: string
beforeAll(async () => {
  await mkdir(path.join(root, '.cache'), { recursive: true })
  folder = await mkdtemp(path.join(root, '.cache/contract-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The generated files of a copy of the contract in which each `from` has become `to`, once. */
async function changed(changes: readonly Pick<Change, 'file' | 'from' | 'to'>[]) {
  await cp(path.join(root, 'openapi'), folder, { recursive: true })
  for (const { file, from, to } of changes) {
    const text = await readFile(path.join(folder, file), 'utf8')
    expect(text.split(from)).toHaveLength(2)
    await writeFile(path.join(folder, file), text.replace(from, to))
  }
  return generate('backend', folder)
}

interface Change {
  file: string
  from: string
  to: string
  /** Where the error is, and what the line that it is on speaks of. */
  where: string
  word: string
}

const changes: Record<string, Change> = {
  'a field is renamed': {
    file: 'schemas/transaction.yaml',
    from: '    norek:',
    to: '    nomor_rekening:',
    where: 'domain/donation/donation.ts',
    word: 'wire.norek',
  },
  'a field is removed': {
    file: 'schemas/mosque.yaml',
    from: "    longitude: { type: [number, 'null'], minimum: -180, maximum: 180 }\n",
    to: '',
    where: 'domain/program/read-program.ts',
    word: 'wire.longitude',
  },
  'a field may be null': {
    file: 'schemas/campaign.yaml',
    from: 'doa: { type: string, minLength: 1 }',
    to: "doa: { type: [string, 'null'] }",
    where: 'domain/program/donors/donor-queries.ts',
    word: 'wire.doa',
  },
  'a field is an object': {
    file: 'schemas/campaign.yaml',
    from: "total_donasi:\n      {\n        type: [integer, 'null'],\n        minimum: 0,",
    to: 'total_donasi:\n      {\n        type: object,\n        properties: { rupiah: { type: integer } },',
    where: 'domain/program/program-queries.ts',
    word: 'wire.total_donasi',
  },
  'a query parameter is renamed': {
    file: 'parameters.yaml',
    from: 'name: search',
    to: 'name: cari',
    where: 'domain/program/program-queries.ts',
    word: 'search',
  },
  'a field of a form is removed': {
    file: 'paths/transaction/storeDonate.yaml',
    from: 'donorPray:\n',
    to: 'other:\n',
    where: 'features/donation/donate/donation-form.ts',
    word: 'donorPray',
  },
  'a value of an enum is lost': {
    file: 'schemas/campaign.yaml',
    from: 'enum: [liked, unliked]',
    to: 'enum: [unliked]',
    where: 'domain/program/donors/donor-queries.ts',
    word: 'liked',
  },
  'an operation is renamed': {
    file: 'backend.yaml',
    from: '/campaign/get_prayer_campaign:',
    to: '/campaign/get_prayers:',
    where: 'domain/program/donors/donor-queries.ts',
    word: 'get_prayer_campaign',
  },
}

describe('each change is told where the app cannot follow it', () => {
  let errors: CompilerError[]
  beforeAll(async () => {
    errors = errorsWith(await changed(Object.values(changes)))
  })

  it.each(Object.entries(changes))('%s: the error names the place', (_, { where, word }) => {
    const lines = errors.filter(({ file }) => file === where).map(({ line }) => line)
    expect(lines).toContainEqual(expect.stringContaining(word))
  })

  it('and nowhere else', () => {
    const places = new Set(Object.values(changes).map(({ where }) => where))
    expect(errors.filter(({ file }) => !places.has(file))).toEqual([])
  })
})
