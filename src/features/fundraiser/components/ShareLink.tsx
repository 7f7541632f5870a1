import { Bone } from '@/ui/Bone'
import { Card } from '@/ui/Card'
import { CopyButton } from '@/ui/CopyButton'
import { ShareButton } from '@/ui/ShareButton'
import { TextInput } from '@/ui/TextInput'
import { showToast } from '@/ui/toast'
import classes from './ShareLink.module.css'

/**
 * The fundraiser's own link: to read, to copy, and to pass on (spec §2 Fundraiser link).
 * @param link absolute
 * @param title the program's, for the phone's share sheet; undefined while it isn't known
 */
export function ShareLink({ link, title }: { link: string; title: string | undefined }) {
  return (
    <Card>
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
            announced={false}
            onCopied={() => showToast('Link URL berhasil disalin', { tone: 'success' })}
          />
        </div>
        <ShareButton title={title ?? 'Jejaring Masjid'} url={link} />
      </div>
    </Card>
  )
}

export function ShareLinkSkeleton() {
  return (
    <Card>
      <Bone height={80} radius={12} />
      <div className={classes.actions}>
        <Bone height={50} radius={12} />
      </div>
    </Card>
  )
}
