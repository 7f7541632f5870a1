import './base.css'
import { MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { theme } from './theme'

interface MantineRootProps {
  children: ReactNode
  /**
   * A selector: only what is inside has Mantine's variables. Written for the whole document, as they are otherwise, they
   * make the browser style all of it anew. The element needs `data-mantine-color-scheme`.
   */
  scope?: string
}

/**
 * What Mantine's components need around them. Home is drawn without it; pages, sheets and toasts bring it along. Inside
 * another one it adds nothing.
 */
export function MantineRoot({ children, scope = ':root' }: MantineRootProps) {
  if (use(MantineContext) !== null) return children
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      deduplicateCssVariables={false}
      cssVariablesSelector={scope}
    >
      {children}
    </MantineProvider>
  )
}
