import '@mantine/core/styles/Input.layer.css'
import './input.css'

/** Mantine's text fields with their styles. */
export { Textarea, TextInput, type TextInputProps } from '@mantine/core'
