import { CopyButton } from './CopyButton'
import { ShareButton } from './ShareButton'
import classes from './ShareLink.module.css'
import { TextInput } from '@/ui/form/TextInput'
import { showToast } from '@/ui/overlay/toast-store'

/**
 * The fundraiser's own link: to read, copy and share.
 * @param link absolute
 * @param title what the phone's share sheet calls it
 */
export function ShareLink({ link, title }: { link: string; title: string }) {
  return (
    <div className={classes.link}>
      <TextInput
        label="Tautan fundraiser Anda"
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <div className={classes.copy}>
          <CopyButton
            value={link}
            label="Salin tautan"
            copiedLabel="Tautan disalin!"
            fullWidth
            onCopied={() => showToast('Link URL berhasil disalin', { tone: 'success' })}
          />
        </div>
        <ShareButton title={title} url={link} />
      </div>
    </div>
  )
}
