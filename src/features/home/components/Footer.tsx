import { config } from '@/api/config'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { paths } from '@/lib/address/paths'
// oxlint-disable-next-line no-restricted-imports -- elements would take 50 bytes of Home's HTML
import { displayPhone } from '@/lib/phone'
import { serviceHours } from '@/lib/time/service-hours'
import { AppLink } from '@/ui/AppLink'
import { IconClock, IconMapPin, IconPhone } from '@/ui/icons'
import { Logo } from '@/ui/picture/Logo'
import { useStore } from '@/ui/use-store'
import signs from '@/features/home/assets/social.svg'
import classes from './Footer.module.css'
import { WholeText } from '@/ui/text/WholeText'

/** The organisation's page elsewhere, where one is configured, else the app's own. */
const pages = [
  ['Tentang Kami', paths.about(), config.aboutUrl],
  ['Pusat Bantuan', paths.help(), ''],
  ['Syarat & Ketentuan', paths.terms(), config.termsUrl],
  ['Kebijakan Privasi', paths.privacy(), config.privacyUrl],
  ['Pengaturan', paths.settings(), ''],
] as const

const socials = Object.entries(config.socialUrls)

/** The organisation behind the app, and how to reach it. */
export function Footer() {
  const { contactPhone: phone, hasLegality } = useStore(settingsStore)
  return (
    <footer className={classes.footer}>
      <div className={classes.brand}>
        <Logo withName />
      </div>
      <p className={classes.about}>
        Jejaring Masjid adalah jaringan masjid untuk berkolaborasi, agar masjid-masjid menjadi
        mandiri.
      </p>
      <ul className={classes.facts}>
        {config.address && (
          <li>
            <IconMapPin size={20} aria-hidden />
            <span>{config.address}</span>
          </li>
        )}
        <li>
          <IconClock size={20} aria-hidden />
          <span>
            <WholeText text={serviceHours[0]} />
            <br />
            <span>{serviceHours[1]}</span>
          </span>
        </li>
        <li>
          <IconPhone size={20} aria-hidden />
          <a href={`tel:+${phone}`} translate="no">
            {displayPhone(phone)}
          </a>
        </li>
      </ul>
      <ul className={classes.links}>
        {pages.map(([page, to, elsewhere]) => (
          <li key={page}>
            {elsewhere ? <a href={elsewhere}>{page}</a> : <AppLink to={to}>{page}</AppLink>}
          </li>
        ))}
        {hasLegality && (
          <li>
            <AppLink to={paths.legality()}>Legalitas & biaya</AppLink>
          </li>
        )}
      </ul>
      {socials.length > 0 && (
        <ul className={classes.socials}>
          {socials.map(([network, href]) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener" aria-label={network}>
                <svg width={24} height={24} aria-hidden>
                  <use href={`${signs}#${network}`} />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.fine}>© Jejaring Masjid</p>
    </footer>
  )
}
