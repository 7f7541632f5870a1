import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import { defineConfig } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { layerZones } from './scripts/eslint/layers.js'
import { localRules } from './scripts/eslint/local-rules.js'

const root = import.meta.dirname

const restrictedSyntax = [
  {
    selector: 'TSEnumDeclaration',
    message: 'Use a union of literals, or an `as const` object.',
  },
  {
    selector: "CallExpression > MemberExpression[object.type='ImportExpression']",
    message:
      'Name the loader (`const load = () => import(…)`) and call `load().then(…)`: Vite draws a `.then` on the import itself inside its own wrapper, whose failures then escape it.',
  },
]

const LOOK_BEHIND = {
  message: 'Safari before 16.4 can’t parse a look-behind: the whole script would not run there.',
}
const lookBehind = [
  { selector: 'Literal[regex.pattern=/\\(\\?<[!=]/]', ...LOOK_BEHIND },
  { selector: 'TemplateElement[value.raw=/\\(\\?<[!=]/]', ...LOOK_BEHIND },
  { selector: 'Literal[value=/\\(\\?<[!=]/]', ...LOOK_BEHIND },
]

/** One way to join them: the other ways leave `undefined` or two spaces behind. */
const classNames = [
  {
    selector:
      'TemplateLiteral > MemberExpression[object.name=/^(classes|rows|card|cover|menu|page|bar)$/]',
    message: 'Join class names with `clsx`.',
  },
]

const ONE_LIMIT = 'playwright.config.ts has the one limit: a shorter one fails on a slow machine.'

const NO_INTL =
  'The first formatter holds a page up (docs/decisions.md): days come from src/lib/day-words.ts, amounts from src/lib/money.ts.'

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.cache/',
      'src/api/generated/',
      'mock-server/assets/',
      'public/',
      'playwright-report/',
      'test-results/',
      'coverage/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  // Rules that need types are oxlint's (.oxlintrc.json): here they took a minute and a half.
  tseslint.configs.strict,
  {
    languageOptions: {
      globals: globals.node,
    },
    plugins: { 'import-x': importX, local: localRules },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: `${root}/tsconfig.json` }),
        createNodeResolver(),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: layerZones(root) }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-default-export': 'error',
      'local/file-name': 'error',
      'local/disable-with-reason': 'error',

      // `as const` stays allowed; anything else wants `satisfies`, a guard, or a disabled line that says why.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // `typeof import(…)` is how the type of a module loaded at run time is said.
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-syntax': ['error', ...restrictedSyntax, ...lookBehind, ...classNames],
      'dot-notation': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // Pages are prerendered, so what the device knows (storage, clock, location) is set in an effect.
      'react-hooks/set-state-in-effect': 'off',
      // Carousels and long lists must be reachable by keyboard to be scrolled.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region', 'group', 'list'] },
      ],
      // WebKit drops the list role with the bullets; stating it is the known cure.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^\\.\\./',
              message:
                'Inside src, `./…` is this folder or one inside it; everything else is `@/…`.',
            },
            {
              regex: '^@mantine/[a-z]+/styles\\.css$',
              message: 'Import each component’s own CSS.',
            },
          ],
        },
      ],
    },
  },
  {
    // Personal data are stored through src/lib/owned-storage.ts, with their owner.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      '**/*{.test,-for-tests}.{ts,tsx}',
      'src/lib/storage.ts',
      'src/lib/owner.ts',
      'src/lib/owned-storage.ts',
      'src/lib/personal-storage.ts',
      // These keep data of the device: the place, prayer times, the tally, the text size, the player.
      'src/lib/stored-value.ts',
      'src/domain/place/**',
      'src/domain/prayer-times/**',
      'src/features/quran/player/use-player.ts',
      // Random keys, and which fundraiser's link was followed: nothing of them tells of a person.
      'src/features/donation/donate/intention.ts',
      'src/domain/program/followed-ref.ts',
      // Reads the places that the router keeps.
      'src/app/restore-place.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        // A rule set again replaces the one above.
        ...lookBehind,
        ...classNames,
        {
          selector:
            'ImportSpecifier[imported.name=/^(localStore|sessionStore)$/], Identifier[name=/^(localStorage|sessionStorage)$/]',
          message:
            'Store personal data with personalLocal or personalSession. A file with data of the device must be listed in eslint.config.js.',
        },
      ],
    },
  },
  {
    // Tests compare with it.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': ['error', { name: 'Intl', message: NO_INTL }],
      'no-restricted-properties': [
        'error',
        ...[
          'Intl',
          'toLocaleString',
          'toLocaleDateString',
          'toLocaleTimeString',
          'localeCompare',
        ].map((property) => ({ property, message: NO_INTL })),
      ],
    },
  },
  {
    // Lazy routes and tools' configuration files are loaded by their default export.
    files: ['src/**/pages/**/*.tsx', '*.config.{js,ts}', '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Command-line programs talk to the terminal.
    files: ['scripts/**', 'mock-server/**', 'tests/**', '*.config.{js,ts}'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', 'tests/**'],
    rules: {
      'local/no-focused-or-skipped': 'error',
      // Playwright's fixtures take `{}` when they need nothing, and call their argument `use`.
      'no-empty-pattern': 'off',
    },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        { selector: "ObjectExpression > Property[key.name='timeout']", message: ONE_LIMIT },
      ],
      'no-restricted-properties': [
        'error',
        {
          property: 'waitForTimeout',
          message: 'Wait for what is meant, or let the page’s clock run (support/clock.ts).',
        },
        { object: 'test', property: 'setTimeout', message: ONE_LIMIT },
        { object: 'test', property: 'slow', message: ONE_LIMIT },
      ],
    },
  },
)
