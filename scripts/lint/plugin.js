import { houseRules } from './house-rules.js'
import { layers } from './layers.js'

/** The rules of this repository, for oxlint (.oxlintrc.json). */
export default {
  meta: { name: 'local' },
  rules: { ...houseRules, layers },
}
