import { existsSync, readdirSync } from 'node:fs'

/**
 * The subjects of `src/domain`, each of which may import those before it.
 */
const subjects = [
  'capabilities',
  'place',
  'prayer-times',
  'program',
  'donation',
  'account',
  'quran',
]

/**
 * Which part of the repository may import which: `lib` <- `ui`, `api` <- `domain/<x>` <- `features/<y>` <- `app`.
 * Read from the tree, so that a new feature is guarded from its first file.
 * @param {string} root the repository's root
 * @returns {{ target: string, from: string, except?: string[], message: string }[]}
 * @throws when a folder of `src/domain` has no place in the order
 */
export function layerZones(root) {
  /** @param {string} folder */
  const inside = (folder) =>
    existsSync(`${root}/src/${folder}`)
      ? readdirSync(`${root}/src/${folder}`, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => entry.name)
      : []
  for (const name of inside('domain'))
    if (!subjects.includes(name))
      throw new Error(`src/domain/${name} has no place in the order of scripts/eslint/layers.js.`)
  /** @param {string} target @param {string[]} above @param {string[]} [except] */
  const below = (target, above, except = []) =>
    above.map((from) => ({
      target: `${root}/src/${target}`,
      from: `${root}/src/${from}`,
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
    ...below('features', ['app'], ['./screen-for-tests.tsx']),
    ...inside('features').map((name) => ({
      target: `${root}/src/features/${name}`,
      from: `${root}/src/features`,
      except: [`./${name}`],
      message:
        'A feature never imports another one: what two share moves down, to src/domain, src/ui or src/lib.',
    })),
    {
      target: `${root}/src/**/!(*.test|*-for-tests).{ts,tsx}`,
      from: `${root}/src/**/*-for-tests.{ts,tsx}`,
      message: 'What is made for tests stays out of the bundle.',
    },
    ...['mock-server', 'scripts', 'tests'].map((from) => ({
      target: `${root}/src/**/!(screen-for-tests).{ts,tsx}`,
      from: `${root}/${from}`,
      message: `src never imports ${from}: it would end in the donor's bundle.`,
    })),
    {
      target: `${root}/mock-server`,
      from: `${root}/src`,
      except: ['./api/generated', './lib'],
      message:
        'The stand-in may use the generated types and src/lib only: it must not share the client’s mistakes.',
    },
  ]
}
