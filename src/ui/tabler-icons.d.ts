// The package's entry lists 6000 icons, which tests and the dev server would load one by one; an icon's
// own module has no types of its own.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react'

  const icon: TablerIcon
  export default icon
}
