import { config } from '@/api/config'
import { displayPhone, waLink } from '@/lib/phone'
import { IconBrandWhatsapp, IconClock, IconPhone } from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import classes from './Footer.module.css'

/** Pages that the organisation has yet to write: named as the specification lists them, without a dead link. */
const comingPages = ['Tentang Kami', 'Syarat & Ketentuan', 'Kebijakan Privasi']

/** Who stands behind the app, and how to reach them (spec §1). */
export function Footer() {
  const phone = config.contactPhone
  return (
    <footer className={classes['footer']}>
      <div className={classes['brand']}>
        <Logo withName />
      </div>
      <p className={classes['about']}>
        Jejaring Masjid adalah jaringan masjid untuk berkolaborasi, agar masjid-masjid menjadi
        mandiri.
      </p>
      <ul className={classes['facts']}>
        <li>
          <IconClock size={20} aria-hidden />
          <span>
            Senin–Sabtu 08.00–15.00 WIB
            <br />
            Minggu tutup
          </span>
        </li>
        <li>
          <IconPhone size={20} aria-hidden />
          <a href={`tel:+${phone}`}>{displayPhone(phone)}</a>
        </li>
      </ul>
      <ul className={classes['links']}>
        <li>
          <a
            href={waLink(phone, 'Assalamu’alaikum, saya butuh bantuan.')}
            target="_blank"
            rel="noopener"
          >
            <IconBrandWhatsapp size={18} aria-hidden /> Pusat Bantuan
          </a>
        </li>
        {comingPages.map((page) => (
          <li key={page}>
            {page} <small>Segera hadir</small>
          </li>
        ))}
      </ul>
      <p className={classes['fine']}>© Jejaring Masjid</p>
    </footer>
  )
}
