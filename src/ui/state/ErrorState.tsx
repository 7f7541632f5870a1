import type { Ref } from 'react'
import { VersionGone } from '@/lib/new-version'
import { errorText } from '@/ui/text/error-text'
import { IconCloudOff } from '@/ui/icons'
import { PlainButton, ReloadButton } from '@/ui/button/PlainButton'
import { RoundIcon } from '@/ui/picture/RoundIcon'
import classes from './States.module.css'

export interface ErrorStateProps {
  error: unknown
  onRetry: () => void
  title?: string
  /** While the retry is running. */
  retrying?: boolean
  /** Of the button for another try. */
  retryRef?: Ref<HTMLButtonElement>
}

/** Says what failed, and offers another try, or a reload where only that helps. */
export function ErrorState({
  error,
  onRetry,
  title = 'Gagal memuat',
  retrying = false,
  retryRef,
}: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <RoundIcon tone="danger">
        <IconCloudOff size={32} stroke={1.5} />
      </RoundIcon>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{errorText(error)}</p>
      <div className={classes.action}>
        {error instanceof VersionGone ? (
          <ReloadButton />
        ) : (
          <PlainButton ref={retryRef} variant="light" onClick={onRetry} loading={retrying}>
            Coba lagi
          </PlainButton>
        )}
      </div>
    </div>
  )
}
