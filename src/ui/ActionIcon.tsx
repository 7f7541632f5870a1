import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'

/** Mantine's ActionIcon with its styles. Give it an `aria-label`: its picture says nothing to a screen reader. */
export { ActionIcon } from '@mantine/core'
