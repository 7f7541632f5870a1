import './base.css'
import { MantineContext, MantineProvider } from '@mantine/core'
import { use } from 'react'
import { theme } from './theme'
import type { Elements } from '@/ui/elements'

/**
 * What Mantine's components need around them. Home is drawn without it; pages, sheets and toasts bring it along. Inside
 * another one it adds nothing.
 */
export function MantineRoot({ children }: { children: Elements }) {
  if (use(MantineContext) !== null) return children
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
