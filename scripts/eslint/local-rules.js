/**
 * Three house rules that no plugin we have carries. Each is a few lines, so a dependency would cost more than it saves.
 */

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/

/** @type {import('eslint').Rule.RuleModule} */
const fileName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab:
        '"{{name}}" must be kebab-case: only a file that holds a component (.tsx) is PascalCase.',
      either: '"{{name}}" must be PascalCase (a component) or kebab-case.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const file = context.filename.split(/[\\/]/).at(-1) ?? ''
        // The first part is the name; `.test`, `.spec`, `.config` and `.d` are kinds of file.
        const [name = ''] = file.split('.')
        if (KEBAB.test(name)) return
        const component = file.endsWith('.tsx')
        if (component && PASCAL.test(name)) return
        context.report({ node, messageId: component ? 'either' : 'kebab', data: { name } })
      },
    }
  },
}

/** @type {import('eslint').Rule.RuleModule} */
const disableWithReason = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      reason: 'Say why: `// eslint-disable-next-line the-rule -- the reason`.',
      line: 'Disable a rule for one line (`eslint-disable-next-line the-rule -- the reason`), never for a file.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.trim()
          if (!/^(?:es|ox)lint-disable\b/.test(text) || !comment.loc) continue
          if (!/^(?:es|ox)lint-disable-(next-)?line\s+[^\s-]/.test(text))
            context.report({ loc: comment.loc, messageId: 'line' })
          else if (!/\s--\s+\S{2,}/.test(text))
            context.report({ loc: comment.loc, messageId: 'reason' })
        }
      },
    }
  },
}

/** @type {import('eslint').Rule.RuleModule} */
const noFocusedOrSkipped = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: '{{what}} hides tests: mend the test or remove it.' },
  },
  create(context) {
    return {
      'CallExpression > MemberExpression.callee'(
        /** @type {import('estree').MemberExpression} */ node,
      ) {
        if (node.computed || node.property.type !== 'Identifier') return
        const source = context.sourceCode.getText(node)
        if (/^(test|it|describe|test\.describe)\.(only|skip|todo|fixme|fail)$/.test(source))
          context.report({ node, messageId: 'found', data: { what: source } })
      },
    }
  },
}

export const localRules = {
  rules: {
    'file-name': fileName,
    'disable-with-reason': disableWithReason,
    'no-focused-or-skipped': noFocusedOrSkipped,
  },
}
