import { createRequire } from 'node:module'

interface Parts {
  router: typeof import('@stoplight/prism-http/dist/router')
  validator: typeof import('@stoplight/prism-http/dist/validator')
  mocker: typeof import('@stoplight/prism-http/dist/mocker')
  'utils/operations': typeof import('@stoplight/prism-http/dist/utils/operations')
}

const require = createRequire(import.meta.url)

/**
 * Loads one part of Prism. Its index pulls in Faker with every locale, 1.1 s of the start, which only the
 * generator of random answers needs; and it has no ESM build, hence `require`.
 */
export function prismPart<Name extends keyof Parts>(name: Name): Parts[Name] {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- `require` is untyped; `Parts` tells what each file is
  return require(`@stoplight/prism-http/dist/${name}`)
}
