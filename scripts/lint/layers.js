import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * The subjects of `src/domain`, each of which may import those before it.
 */
const subjects = [
  'capabilities',
  'organisation',
  'zakat',
  'place',
  'prayer-times',
  'program',
  'giving-plan',
  'qris',
  'masjid',
  'layar',
  'news',
  'donation',
  'account',
  'pesan',
  'request',
  'quran',
  'dzikir',
]

/**
 * What a part of the repository may not import. Paths begin at the root, without a slash at their end.
 * @typedef {object} Zone
 * @property {string} target where the importing file is
 * @property {string} from where the imported one is
 * @property {readonly string[]} [except] what of `from` may be imported all the same
 * @property {string} message
 */

/** The kit for backend teams may import these files of the rest, and no others: the contract, and three files of rules. */
const kitTies = [
  'openapi/read',
  'src/features/donation/payment-rules',
  'src/lib/address/safe-redirect',
  'src/lib/time/wib-date',
]

const forTests = /-for-tests(\.tsx?)?$/
const testFile = /(\.test|-for-tests)\.tsx?$/

/**
 * Which part of the repository may import which: `lib` <- `ui`, `api` <- `domain/<x>` <- `features/<y>` <- `app`.
 * Read from the tree, so that a new feature is guarded from its first file.
 * @param {string} root the repository's root
 * @returns {Zone[]}
 * @throws when a folder of `src/domain` has no place in the order
 */
function layerZones(root) {
  /** @param {string} folder */
  const inside = (folder) =>
    existsSync(`${root}/src/${folder}`)
      ? readdirSync(`${root}/src/${folder}`, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => entry.name)
      : []
  for (const name of inside('domain'))
    if (!subjects.includes(name))
      throw new Error(`src/domain/${name} has no place in the order of scripts/lint/layers.js.`)
  for (const name of subjects)
    if (!existsSync(`${root}/src/domain/${name}`))
      throw new Error(`scripts/lint/layers.js names src/domain/${name}, which isn't there.`)
  /** @param {string} target @param {string[]} above @param {string[]} [except] */
  const below = (target, above, except = []) =>
    above.map((from) => ({
      target: `src/${target}`,
      from: `src/${from}`,
      except,
      message: `src/${target} is below src/${from}: pass the value in, or move what both need down.`,
    }))
  return [
    ...below('lib', ['ui', 'api', 'domain', 'features', 'app']),
    ...below('ui', ['api', 'domain', 'features', 'app']),
    ...below('api', ['ui', 'domain', 'features', 'app']),
    ...below('domain', ['features', 'app']),
    ...subjects.flatMap((name, at) =>
      below(
        `domain/${name}`,
        subjects.slice(at + 1).map((above) => `domain/${above}`),
      ),
    ),
    // A test of a feature's screens opens them in the app.
    ...below('features', ['app'], ['src/app/screen-for-tests', 'src/app/sign-in-for-tests']),
    ...inside('features').map((name) => ({
      target: `src/features/${name}`,
      from: 'src/features',
      except: [`src/features/${name}`],
      message:
        'A feature never imports another one: what two share moves down, to src/domain, src/ui or src/lib.',
    })),
    {
      target: 'mock-server',
      from: 'src',
      except: ['src/api/generated', 'src/lib'],
      message:
        'The stand-in may use the generated types and src/lib only: it must not share the client’s mistakes.',
    },
  ]
}

/** @param {string} file @param {string} folder */
const isIn = (file, folder) =>
  file === folder || file.startsWith(`${folder}/`) || file.replace(/\.tsx?$/, '') === folder

/**
 * @param {string} target the importing file
 * @param {string} from the imported one, with or without its extension
 * @param {readonly Zone[]} zones
 * @returns {string[]} what is wrong with it
 */
function broken(target, from, zones) {
  const messages = zones
    .filter(
      (zone) =>
        isIn(target, zone.target) &&
        isIn(from, zone.from) &&
        !zone.except?.some((folder) => isIn(from, folder)),
    )
    .map(({ message }) => message)
  if (isIn(target, 'contract-kit')) {
    if (![...kitTies, 'contract-kit'].some((tie) => isIn(from, tie)))
      messages.push(
        `contract-kit imports the contract and ${kitTies.length - 1} files of rules (scripts/lint/layers.js), and nothing else of the repository.`,
      )
  } else if (isIn(from, 'contract-kit'))
    messages.push('Nothing imports contract-kit: run its commands, `npm run contract…`.')
  if (isIn(target, 'src')) {
    if (isIn(from, 'src') && forTests.test(from) && !testFile.test(target))
      messages.push('What is made for tests stays out of the bundle.')
    for (const folder of ['mock-server', 'scripts', 'tests'])
      if (isIn(from, folder) && !isIn(target, 'src/app/screen-for-tests'))
        messages.push(`src never imports ${folder}: it would end in the donor's bundle.`)
  }
  return messages
}

/** @type {Map<string, Zone[]>} */
const zonesOf = new Map()

/** @type {import('./rule.d.ts').Rule} */
export const layers = {
  create(context) {
    const root = context.cwd
    const zones = zonesOf.get(root) ?? layerZones(root)
    zonesOf.set(root, zones)
    const target = path.relative(root, context.filename).replaceAll(path.sep, '/')
    /** @param {import('./rule.d.ts').Node} node */
    const check = ({ source }) => {
      const said = source?.value
      if (typeof said !== 'string' || !/^(\.|@\/)/.test(said)) return
      const from = said.startsWith('@/')
        ? `src/${said.slice(2)}`
        : path.posix.join(path.posix.dirname(target), said)
      for (const message of broken(target, from, zones))
        context.report({ node: source ?? null, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}
