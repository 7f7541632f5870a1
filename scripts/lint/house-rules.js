/**
 * House rules that oxlint doesn't have. Each is a few lines, so a dependency would cost more than it saves.
 * @typedef {import('./rule.d.ts').Rule} Rule
 */

/** @type {Rule} */
const disableWithReason = {
  create(context) {
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) {
          const text = value.trim()
          if (!/^(?:es|ox)lint-disable\b/.test(text)) continue
          if (text.startsWith('es'))
            context.report({ loc, message: 'oxlint is the linter here: `// oxlint-disable-…`.' })
          else if (!/^oxlint-disable-(next-)?line\s+[^\s-]/.test(text))
            context.report({
              loc,
              message:
                'Disable a rule for one line (`oxlint-disable-next-line the-rule -- the reason`), never for a file.',
            })
          else if (!/\s--\s+\S{2,}/.test(text))
            context.report({
              loc,
              message: 'Say why: `// oxlint-disable-next-line the-rule -- the reason`.',
            })
        }
      },
    }
  },
}

/** @type {Rule} */
const noFocusedOrSkipped = {
  create(context) {
    return {
      'CallExpression > MemberExpression.callee'(node) {
        if (node.computed || node.property?.type !== 'Identifier') return
        const source = context.sourceCode.getText(node)
        if (/^(test|it|describe|test\.describe)\.(only|skip|todo|fixme|fail)$/.test(source))
          context.report({
            node,
            message: `${source} hides tests: mend the test or remove it.`,
          })
      },
    }
  },
}

/**
 * A rule against what some selectors find.
 * @param {string} message
 * @param {...string} selectors
 * @returns {Rule}
 */
const against = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
    ),
})

/**
 * Against class names in a template: where one is missing, it leaves `undefined` or two spaces behind.
 * @type {Rule}
 */
const classNames = {
  create(context) {
    /** @type {Set<string>} what the file calls its stylesheets' class names */
    const modules = new Set()
    return {
      'ImportDeclaration[source.value=/\\.module\\.css$/] > ImportDefaultSpecifier'(node) {
        if (node.local?.name) modules.add(node.local.name)
      },
      'TemplateLiteral > MemberExpression'(node) {
        if (modules.has(node.object?.name ?? ''))
          context.report({ node, message: 'Join class names with `clsx`.' })
      },
    }
  },
}

/** @type {Record<string, Rule>} */
export const houseRules = {
  'disable-with-reason': disableWithReason,
  'no-focused-or-skipped': noFocusedOrSkipped,
  'no-enum': against('Use a union of literals, or an `as const` object.', 'TSEnumDeclaration'),
  'named-loader': against(
    'Name the loader (`const load = () => import(…)`) and call `load().then(…)`: Vite draws a `.then` on the import itself inside its own wrapper, whose failures then escape it.',
    "CallExpression > MemberExpression[object.type='ImportExpression']",
  ),
  'no-look-behind': against(
    'Safari before 16.4 can’t parse a look-behind: the whole script would not run there.',
    'Literal[regex.pattern=/\\(\\?<[!=]/]',
    'TemplateElement[value.raw=/\\(\\?<[!=]/]',
    'Literal[value=/\\(\\?<[!=]/]',
  ),
  'class-names': classNames,
  'typed-storage': against(
    'Store the device’s data with localStore or sessionStore (src/lib/storage/storage.ts), a person’s with those of src/lib/storage/owned-storage.ts: they take only the keys of the table, src/lib/storage/stored-data.ts.',
    'ImportSpecifier[imported.name=/^any(Local|Session|HoldingLocal)$/], Identifier[name=/^(localStorage|sessionStorage)$/]',
  ),
  'stable-placeholder': against(
    'Give a function that stays the same (useCallback, keepPreviousData): with a new one at each render, a query that selects draws its page without end.',
    "Property[key.name='placeholderData'][value.type=/FunctionExpression$/]",
  ),
  'one-limit': against(
    'playwright.config.ts has the one limit: a shorter one fails on a slow machine.',
    "ObjectExpression > Property[key.name='timeout']",
  ),
}
