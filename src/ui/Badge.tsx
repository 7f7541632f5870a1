import '@mantine/core/styles/Badge.layer.css'
import './badge.css'

/** Mantine's badge with its styles. */
export { Badge } from '@mantine/core'
