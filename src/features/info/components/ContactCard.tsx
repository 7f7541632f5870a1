import { config } from '@/api/config'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { waLink } from '@/lib/phone'
import { serviceHours } from '@/lib/time/service-hours'
import { Card } from '@/ui/Card'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { PhoneNumber } from '@/ui/text/PhoneNumber'
import { useStore } from '@/ui/use-store'
import classes from './ContactCard.module.css'

/** How to reach the organisation, by what is configured. */
export function ContactCard() {
  const { contactPhone } = useStore(settingsStore)
  const { address, contactEmail, organisation } = config
  return (
    <Card as="section" aria-labelledby="kontak" className={classes.card}>
      <h2 id="kontak" className={classes.heading}>
        Hubungi kami
      </h2>
      <KeyValueList>
        {organisation && <KeyValueRow label="Pengelola">{organisation}</KeyValueRow>}
        {address && <KeyValueRow label="Alamat">{address}</KeyValueRow>}
        <KeyValueRow label="Telepon">
          <a href={`tel:+${contactPhone}`}>
            <PhoneNumber phone={contactPhone} />
          </a>
        </KeyValueRow>
        <KeyValueRow label="WhatsApp">
          <a
            href={waLink(contactPhone, 'Assalamu’alaikum, saya butuh bantuan.')}
            target="_blank"
            rel="noopener"
          >
            Kirim pesan
          </a>
        </KeyValueRow>
        {contactEmail && (
          <KeyValueRow label="Email">
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </KeyValueRow>
        )}
        <KeyValueRow label="Jam layanan">
          <span>{serviceHours[0]}</span>
          <br />
          <span>{serviceHours[1]}</span>
        </KeyValueRow>
      </KeyValueList>
    </Card>
  )
}
