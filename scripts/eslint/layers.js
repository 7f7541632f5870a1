import { existsSync, readdirSync } from 'node:fs'

/**
 * Which part of the repository may import which (design §1): `lib` and `ui` <- `api` <- `features/<x>` <- `app`.
 * Read from the tree, so that a new feature is guarded from its first file.
 * @param {string} root the repository's root
 * @returns {{ target: string, from: string, except?: string[], message: string }[]}
 */
export function layerZones(root) {
  const features = existsSync(`${root}/src/features`)
    ? readdirSync(`${root}/src/features`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []
  /** @param {string} target @param {string[]} above */
  const below = (target, above) =>
    above.map((from) => ({
      target: `${root}/src/${target}`,
      from: `${root}/src/${from}`,
      message: `src/${target} is below src/${from}: pass the value in, or move what both need down (design §1).`,
    }))
  return [
    ...below('lib', ['ui', 'api', 'features', 'app']),
    ...below('ui', ['api', 'features', 'app']),
    ...below('api', ['features', 'app']),
    ...below('features', ['app']),
    ...features.map((name) => ({
      target: `${root}/src/features/${name}`,
      from: `${root}/src/features`,
      except: [`./${name}`],
      message: 'A feature never imports another one: what two share moves down (design §1).',
    })),
    ...['mock-server', 'scripts', 'tests'].map((from) => ({
      target: `${root}/src`,
      from: `${root}/${from}`,
      message: `src never imports ${from}: it would end in the donor's bundle (design §1).`,
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
