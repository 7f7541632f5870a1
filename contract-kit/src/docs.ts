/** Builds a page to read for each document of the contract, into `.cache/docs/`. */
import { services } from '../../openapi/read'
import { buildPage } from './docs-page'

for (const service of services) {
  const page = `.cache/docs/${service}.html`
  buildPage(service, page)
  console.log(page)
}
