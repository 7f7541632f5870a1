import { useEffect, useState } from 'react'
import { useUser } from '@/domain/account/use-user'
import { capabilitiesStore, unasked } from '@/domain/capabilities/capabilities'
import { useListed } from '@/domain/capabilities/use-listed'
import { keepPush, NotKept, pushStore, turnPushOff, turnPushOn } from '@/domain/pesan/push'
import { canPush, onPushed } from '@/lib/service-worker'
import { Button, useBusy } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import { FormAlert } from '@/ui/form/Form'
import { useStore } from '@/ui/use-store'
import classes from './PushCard.module.css'

/**
 * Offers to tell of new messages while the app is closed: to an account, where browser and backend can. Elsewhere there is
 * nothing to offer, and nothing is said.
 */
export function PushCard() {
  const user = useUser()
  const listed = useListed('/user/store_push')
  const { vapid_key: vapidKey } = useStore(capabilitiesStore, () => unasked).settings
  if (!user || listed !== true || vapidKey === undefined || !canPush()) return null
  return <Offer vapidKey={vapidKey} />
}

const FAILED =
  'Pemberitahuan belum dapat diaktifkan. Periksa koneksi internet Anda, lalu coba lagi.'
const NOT_KEPT =
  'Pemberitahuan belum dapat diaktifkan, karena penyimpanan browser ini penuh atau ditolak.'

function Offer({ vapidKey }: { vapidKey: string }) {
  const wanted = useStore(pushStore) !== null
  const [permission, setPermission] = useState(() => Notification.permission)
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const busy = useBusy()
  const isOn = wanted && permission === 'granted'
  useEffect(() => {
    if (!isOn) return undefined
    // If it fails, the next visit tries again.
    const renew = () => void keepPush(vapidKey).catch(() => undefined)
    renew()
    return onPushed(renew)
  }, [isOn, vapidKey])
  const change = async () => {
    if (!busy.begin()) return
    setFailure(null)
    setWaiting(true)
    try {
      if (isOn) await turnPushOff()
      else await turnPushOn(vapidKey)
    } catch (error) {
      setFailure(error instanceof NotKept ? NOT_KEPT : FAILED)
    } finally {
      setPermission(Notification.permission)
      setWaiting(false)
      busy.end()
    }
  }
  return (
    <Card as="section" aria-label="Pemberitahuan" className={classes.card}>
      {/* The region is there before its text: only then do screen readers read the text out. */}
      <p role="status">
        <span>{wordsOf(isOn, permission)}</span>
      </p>
      <FormAlert message={failure} />
      {permission !== 'denied' && (
        <Button
          variant="light"
          className={classes.button}
          loading={isWaiting}
          onClick={() => void change()}
        >
          <span>{isOn ? 'Matikan pemberitahuan' : 'Aktifkan pemberitahuan'}</span>
        </Button>
      )}
    </Card>
  )
}

function wordsOf(isOn: boolean, permission: NotificationPermission): string {
  if (permission === 'denied')
    return 'Pemberitahuan diblokir di browser ini. Bila Anda menginginkannya, buka setelan situs ini di browser, izinkan “Notifikasi”, lalu muat ulang halaman ini.'
  return isOn
    ? 'Pemberitahuan aktif di perangkat ini.'
    : 'Perangkat ini dapat memberi tahu Anda bila ada pesan baru dari pengurus, juga saat aplikasi tertutup. Isinya hanya “Ada pesan baru untuk Anda.”'
}
