/** The path in the contract to a member of a success's `data`: of its items, where that is a list. */
export const dataLine = (...names: readonly string[]): string[] => [
  ...['responses', '200', 'content', 'application/json', 'schema', 'allOf', '1', 'properties'],
  'data',
  ...names.flatMap((name) => (name === '*' ? ['items'] : ['properties', name])),
]
