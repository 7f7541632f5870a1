import '@mantine/core/styles/Loader.layer.css'

/** Mantine's Loader with its styles. */
export { Loader } from '@mantine/core'
