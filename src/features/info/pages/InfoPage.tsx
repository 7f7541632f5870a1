import about from '@content/tentang-kami.md'
import help from '@content/pusat-bantuan.md'
import privacy from '@content/kebijakan-privasi.md'
import terms from '@content/syarat-ketentuan.md'
import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { TextNode } from '@/features/info/text-node'
import { paths } from '@/lib/address/paths'
import { AppLink } from '@/ui/AppLink'
import prose from '@/ui/text/RichText.module.css'
import classes from './InfoPage.module.css'
import { config } from '@/api/config'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { waLink } from '@/lib/phone'
import { serviceHours } from '@/lib/time/service-hours'
import { Card } from '@/ui/Card'
import { KeyValueList, KeyValueRow } from '@/ui/text/KeyValueRow'
import { PhoneNumber } from '@/ui/text/Digits'
import { useStore } from '@/ui/use-store'
import { WholeText } from '@/ui/text/WholeText'

const texts: Readonly<Record<string, readonly TextNode[]>> = {
  [paths.about()]: about,
  [paths.help()]: help,
  [paths.terms()]: terms,
  [paths.privacy()]: privacy,
}

/** A text of `content/`, the one of this address, and below it how to reach the organisation. */
export default function InfoPage() {
  const { pathname } = useLocation()
  return (
    <div className={classes.page}>
      <div className={prose.prose}>
        <Nodes nodes={texts[pathname.replace(/\/$/, '')] ?? []} />
      </div>
      <ContactCard />
    </div>
  )
}

function Nodes({ nodes }: { nodes: readonly TextNode[] }) {
  // The text never changes, so its order is a good key.
  // oxlint-disable-next-line local/text-alone -- the same: none of its texts changes, comes or goes
  return nodes.map((node, index) => <Fragment key={index}>{drawn(node)}</Fragment>)
}

function drawn(node: TextNode): ReactNode {
  if (typeof node === 'string') return node
  const content = <Nodes nodes={node.children} />
  if (node.tag !== 'a') return <node.tag>{content}</node.tag>
  if (node.href.startsWith('/')) return <AppLink to={node.href}>{content}</AppLink>
  return (
    <a href={node.href} target="_blank" rel="noopener">
      {content}
    </a>
  )
}

/** How to reach the organisation, by what is configured. */
function ContactCard() {
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
          <WholeText text={serviceHours[0]} />
          <br />
          <span>{serviceHours[1]}</span>
        </KeyValueRow>
      </KeyValueList>
    </Card>
  )
}
