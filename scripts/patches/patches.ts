import { fileURLToPath } from 'node:url'

/** A change of a library without which the app would be wrong. What only saves bytes is no reason for one. */
export interface Patch {
  /** Below `node_modules`. */
  file: string
  /** The thread in which the library's authors were told. */
  report: string
  edits: readonly Edit[]
}

interface Edit {
  /** With the flag `g`. */
  find: RegExp
  /** As `replaceAll` takes it. */
  put: string
  /** How often it is found. */
  times: number
}

/** What Leaflet's patch brings into the bundle. */
export const trustedTypes = fileURLToPath(
  new URL('../../src/lib/trusted-types.ts', import.meta.url),
)

export const patches: readonly Patch[] = [
  {
    // Leaflet makes its buttons, credits and cluster icons of HTML texts, which Trusted Types refuse. All of these are
    // Leaflet's and our own constants (src/features/masjid/map), so they go through the policy. What the backend sends
    // goes into popups, which are elements.
    file: 'leaflet/dist/leaflet-src.js',
    report: 'https://github.com/Leaflet/Leaflet/issues/9773',
    edits: [
      {
        find: /^\(function \(global, factory\) \{$/gm,
        put: `const { trustedHtml } = require(${JSON.stringify(trustedTypes)});\n$&`,
        times: 1,
      },
      {
        find: /^(\s*\S+\.innerHTML) = (.+);$/gm,
        put: '$1 = trustedHtml($2);',
        times: 10,
      },
    ],
  },
  {
    // A carousel writes a style element, which the Content-Security-Policy refuses. It holds two lengths that only
    // Mantine's own look reads, and ours is another (src/ui/picture/Carousel.module.css).
    file: '@mantine/carousel/esm/CarouselVariables/CarouselVariables.mjs',
    report: 'https://github.com/mantinedev/mantine/issues/4806',
    edits: [
      {
        find: /^function Carousel(Container)?Variables\(.*\{$/gm,
        put: '$&\n\treturn null;',
        times: 2,
      },
    ],
  },
  {
    // After its first render, each input replaces React's id by a random one. So each form was drawn twice while it was
    // hydrated, and its ids changed after assistive technology had read them.
    file: '@mantine/hooks/esm/use-id/use-id.mjs',
    report: 'https://github.com/mantinedev/mantine/issues/8898',
    edits: [{ find: /\bsetUuid\(randomId\(\)\);/g, put: '', times: 1 }],
  },
]
