import '@mantine/core/styles/Tabs.layer.css'
import './tabs.css'

/** Mantine's tabs with their styles. */
export { Tabs } from '@mantine/core'
