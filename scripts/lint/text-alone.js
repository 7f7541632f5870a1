/**
 * @typedef {import('./rule.d.ts').Node} Node
 * @typedef {import('./rule.d.ts').Rule} Rule
 */

const TEXT =
  'This text may change beside another node: write one template string, or give it an element of its own. A translated page has an element in its place, so React would fail or leave the old text (docs/decisions.md). What is always elements has the type `Elements`.'

const BESIDE =
  'What stands before this text, or around it, can come and go: give the text an element of its own. React can’t put anything before a text that a translated page has replaced (docs/decisions.md).'

const RETURNED =
  'A component returns elements: give this text one of its own, or the type `Elements`.'

/** A constant by its name. */
const CONSTANT = /^[A-Z][A-Z0-9_]+$/

/** A component by its name. */
const COMPONENT = /^[A-Z][A-Za-z0-9]*$/

/** These return what their callback does, or an array of it. */
const LISTING = /^(?:map|flatMap|from|useMemo)$/

/**
 * Whether a type's annotation says that a value is always elements.
 * @param {Node | null | undefined} type
 * @returns {boolean}
 */
const isElements = (type) =>
  type?.type === 'TSFunctionType'
    ? isElements(type.returnType?.typeAnnotation)
    : type?.typeName?.name === 'Elements'

/**
 * No text beside another node may change or be in the way of one. It finds, in one file:
 * - where an element has several children, an expression that may be a text, and a fixed text right after what may
 *   come and go: an expression or a component;
 * - each text in a fragment, whose element isn't known;
 * - a component that returns a text.
 *
 * A text that is an element's only child is right: React writes it to the element, whatever is in there.
 * @type {Rule}
 */
export const textAlone = {
  create(context) {
    /** The names that this file has for elements. @type {Set<string>} */
    const elements = new Set()
    /** Those that it also has for something else. @type {Set<string>} */
    const others = new Set()

    /**
     * What a child becomes in the document: elements alone, a text that stays, or perhaps one that changes.
     * @param {Node | null | undefined} node
     * @returns {'elements' | 'fixed text' | 'text'}
     */
    function kindOf(node) {
      const all = (/** @type {(Node | null | undefined)[]} */ ...nodes) =>
        nodes.every((one) => kindOf(one) === 'elements') ? 'elements' : 'text'
      switch (node?.type) {
        case 'JSXElement':
        case 'JSXFragment':
          return 'elements'
        case 'JSXText':
          return 'fixed text'
        case 'JSXExpressionContainer':
          return kindOf(node.expression)
        case 'Literal':
          return ['string', 'number'].includes(typeof node.value) ? 'fixed text' : 'elements'
        case 'TemplateLiteral':
          return node.expressions?.every((one) => kindOf(one) === 'fixed text')
            ? 'fixed text'
            : 'text'
        case 'Identifier': {
          const name = node.name ?? ''
          if (name === 'undefined' || (elements.has(name) && !others.has(name))) return 'elements'
          return CONSTANT.test(name) ? 'fixed text' : 'text'
        }
        case 'ConditionalExpression':
          return all(node.consequent, node.alternate)
        case 'LogicalExpression':
          return node.operator === '&&' ? all(node.right) : all(node.left, node.right)
        case 'ArrowFunctionExpression':
          return node.body?.type === 'BlockStatement' ? 'text' : kindOf(node.body)
        case 'CallExpression':
          if (/^create(?:Element|Portal)$/.test(node.callee?.name ?? '')) return 'elements'
          if (LISTING.test(node.callee?.property?.name ?? node.callee?.name ?? ''))
            return all(node.arguments?.find(({ type }) => type === 'ArrowFunctionExpression'))
          return all(node.callee)
        default:
          return 'text'
      }
    }

    /** @param {Node} node an element or a fragment */
    function check(node) {
      const parts = (node.children ?? []).filter(
        ({ type, value, expression }) =>
          !(type === 'JSXText' && /^\s*\n\s*$/.test(String(value))) &&
          expression?.type !== 'JSXEmptyExpression',
      )
      const isFragment =
        node.type === 'JSXFragment' || node.openingElement?.name.name === 'Fragment'
      if (parts.length < 2 && !isFragment) return
      parts.forEach((part, at) => {
        const kind = kindOf(part)
        const before = parts[at - 1]
        if (kind === 'text') context.report({ node: part, message: TEXT })
        else if (kind === 'fixed text' && (isFragment || (before && comesAndGoes(before))))
          context.report({ node: part, message: BESIDE })
      })
    }

    /** @param {Node} node */
    function comesAndGoes(node) {
      const element = node.openingElement?.name
      if (element) return element.type !== 'JSXIdentifier' || COMPONENT.test(element.name ?? '')
      return node.type === 'JSXFragment' || kindOf(node) !== 'fixed text'
    }

    return {
      VariableDeclarator({ id, init }) {
        if (id?.name && init && kindOf(init) === 'elements') elements.add(id.name)
      },
      TSPropertySignature({ key, typeAnnotation }) {
        const set = isElements(typeAnnotation?.typeAnnotation) ? elements : others
        if (key?.name) set.add(key.name)
      },
      ReturnStatement(node) {
        let around = node.parent
        while (around && !/Function/.test(around.type)) around = around.parent
        if (
          node.argument &&
          COMPONENT.test(around?.id?.name ?? '') &&
          kindOf(node.argument) !== 'elements'
        )
          context.report({ node, message: RETURNED })
      },
      JSXElement: check,
      JSXFragment: check,
    }
  },
}
