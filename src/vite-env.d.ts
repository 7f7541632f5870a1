/// <reference types="vite/client" />

interface Window {
  /** Defined by the HTML (src/app/first-paint/inline/after-first-paint.ts): reloads the page without caches; false when it won't. */
  __reloadOnce?: (gently?: boolean) => boolean
}

/** A text of `content/`, read by scripts/html/content/content.ts. */
declare module '@content/*.md' {
  const nodes: readonly import('@/features/info/text-node').TextNode[]
  export default nodes
}

/** The rules of zakat, read by scripts/html/content/zakat-content.ts. */
declare module '@content/zakat.yaml' {
  const rules: import('@/domain/zakat/rules').ZakatRules
  export default rules
}
