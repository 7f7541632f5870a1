import './base.css'
import { MantineContext, MantineProvider } from '@mantine/core'
import { use } from 'react'
import { theme } from './theme'
import { shownScheme } from '@/lib/appearance'
import type { Elements } from '@/ui/elements'

/**
 * What Mantine's components need around them. Home is drawn without it; pages, sheets and toasts bring it along. Inside
 * another one it adds nothing.
 */
export function MantineRoot({ children }: { children: Elements }) {
  if (use(MantineContext) !== null) return children
  // Mantine writes the scheme on the page, where the app has shown it already: it has to be the same one.
  const scheme = shownScheme()
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme={scheme}
      forceColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
