import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'

/** Mantine's ActionIcon with its styles. Give it an `aria-label`: screen readers can't read an icon. */
export { ActionIcon } from '@mantine/core'
