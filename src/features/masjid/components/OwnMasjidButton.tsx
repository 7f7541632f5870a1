import { type OwnMasjid, ownMasjid } from '@/domain/masjid/own-masjid'
import { Button } from '@/ui/button/Button'
import { IconHome } from '@/ui/icons'
import { showToast, showUndo } from '@/ui/overlay/toast'
import { useStore } from '@/ui/use-store'

/** Makes a mosque the own one, or no longer; either can be undone. @param masjid null while it loads */
export function OwnMasjidButton({ masjid }: { masjid: OwnMasjid | null }) {
  const own = useStore(ownMasjid, () => null)
  const isOwn = masjid !== null && own?.slug === masjid.slug
  return (
    <div>
      <Button
        variant={isOwn ? 'light' : 'default'}
        fullWidth
        disabled={masjid === null}
        aria-pressed={isOwn}
        leftSection={<IconHome size={20} aria-hidden />}
        onClick={() => masjid && choose(isOwn ? null : masjid, own)}
      >
        {isOwn ? 'Masjid saya' : 'Jadikan masjid saya'}
      </Button>
      <p className="jm-quiet">
        Masjid saya tampil di Beranda. Pilihan ini hanya tersimpan di perangkat ini.
      </p>
    </div>
  )
}

function choose(masjid: OwnMasjid | null, former: OwnMasjid | null): void {
  const next = masjid && { slug: masjid.slug, title: masjid.title }
  if (!ownMasjid.update(() => next)) {
    showToast('Perangkat ini tidak dapat menyimpannya.', { tone: 'error' })
    return
  }
  const instead = former && next ? `, menggantikan ${former.title}` : ''
  const words = next
    ? `${next.title} menjadi masjid saya${instead}.`
    : 'Anda tidak lagi punya masjid saya di perangkat ini.'
  showUndo(words, () => ownMasjid.update(() => former))
}
