import type { ReactElement } from 'react'

/**
 * What may be put beside another node: elements, and no bare text, which React could neither change nor remove once a
 * browser has translated the page. The linter wants this type there (scripts/lint/text-alone.js).
 */
export type Elements = ReactElement | boolean | null | undefined | readonly Elements[]
