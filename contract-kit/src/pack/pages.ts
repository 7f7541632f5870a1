/** The pages of docs/ that the package brings, the one to begin with first. */
export const pages = ['contract.md', 'contract-changes.md'] as const

/** The page that draws the errands. It is made with the package. */
export const ERRANDS_PAGE = 'errands.md'
