import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { useFocusReturn } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import type { SheetProps } from './Sheet'
import classes from './SheetDrawer.module.css'
import { SlowLine } from '@/ui/state/RetryLines'
import { radius } from '@/ui/tokens'

/** The drawer of a `Sheet`, in its own chunk. */
export function SheetDrawer({
  opened,
  onClose,
  onClosed,
  title,
  children,
  full = false,
}: SheetProps) {
  // Mounted closed and opened next: only a drawer that changes to open remembers where the focus was.
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    setMounted(true)
  }, [])
  const content = useRef<HTMLDivElement>(null)
  const returnFocus = useFocusReturn({ opened: mounted && opened, shouldReturnFocus: false })
  // Mantine returns the focus as well, but not where its own trap takes it a moment after the drawer was closed: a
  // quick tap on the back button would leave the focus nowhere.
  const rescueFocus = () => {
    const active = document.activeElement
    const isLost = active === null || active === document.body
    if (isLost || content.current?.contains(active)) returnFocus()
  }
  return (
    <MantineRoot>
      <Drawer.Root
        opened={mounted && opened}
        onClose={onClose}
        onExitTransitionEnd={() => {
          rescueFocus()
          onClosed?.()
        }}
        position="bottom"
        size={full ? '100%' : 'auto'}
        radius={full ? 0 : radius.sheet}
        // It would write a `<style>` element, which the page's policy refuses; the stylesheet here does the same.
        removeScrollProps={{ removeScrollBar: false }}
        classNames={{
          inner: classes.inner ?? '',
          content: classes[full ? 'full' : 'content'] ?? '',
        }}
      >
        <Drawer.Overlay />
        <Drawer.Content ref={content}>
          {/* Mantine's header is a `header`, which outside a section counts as the page's banner. */}
          <div className={classes.header}>
            <Drawer.Title className={classes.title ?? ''}>{title}</Drawer.Title>
            <Drawer.CloseButton aria-label="Tutup" />
          </div>
          {/* Not `Drawer.Body`: it makes its whole text the dialog's description, which a screen reader reads after the
            title. */}
          <div className={classes.body}>{children}</div>
          <SlowLine sticky />
        </Drawer.Content>
      </Drawer.Root>
    </MantineRoot>
  )
}
