import createQueries from 'openapi-react-query'
import { optionalBackend } from './optional-backend'

/** The queries and mutations of operations that a backend may lack, as `$api` has them of the others. */
export const $optional = createQueries(optionalBackend)
