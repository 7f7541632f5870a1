import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import './button.css'

/** Mantine's Button with its styles in the order they depend on each other. */
export { Button, type ButtonProps } from '@mantine/core'
