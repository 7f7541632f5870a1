/** The pages of docs/ that the package brings, the one to begin with first. */
export const pages = ['contract.md', 'contract-changes.md'] as const
