import { houseRules } from './house-rules.js'
import { layers } from './layers.js'
import { textAlone } from './text-alone.js'

/** The rules of this repository, for oxlint (.oxlintrc.json). */
export default {
  meta: { name: 'local' },
  rules: { ...houseRules, layers, 'text-alone': textAlone },
}
