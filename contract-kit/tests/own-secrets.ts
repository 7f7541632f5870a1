import { afterEach } from 'vitest'
import { forgetSecrets } from '../src/check/secrets'

// Test files share their modules: another test's secret may be a word of this one's answers.
afterEach(() => forgetSecrets())
