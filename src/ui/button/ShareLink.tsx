import { CopyButton } from './CopyButton'
import { ShareButton } from './ShareButton'
import classes from './ShareLink.module.css'
import { TextInput } from '@/ui/form/TextInput'
import { showToast } from '@/ui/overlay/toast'

/**
 * A link of one's own: to read, copy and share.
 * @param props.link absolute
 * @param props.label the field's name
 * @param props.title what the phone's share sheet calls it
 */
export function ShareLink({
  link,
  label = 'Tautan fundraiser Anda',
  title,
}: {
  link: string
  label?: string
  title: string
}) {
  return (
    <div className={classes.link}>
      <TextInput
        label={label}
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
