import { type ReactNode, useEffect } from 'react'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { waLink } from '@/lib/phone'
import { formatWibDateTime } from '@/lib/time/wib-date'
import { LinkLikeButton } from '@/ui/button/Button'
import { CopyButton } from '@/ui/button/CopyButton'
import { TextButton } from '@/ui/button/TextButton'
import { Card } from '@/ui/Card'
import { Form } from '@/ui/form/Form'
import type { FormState } from '@/ui/form/use-form'
import { IconBrandWhatsapp } from '@/ui/icons'
import classes from './RequestView.module.css'
import type { RequestState, Ticket } from './use-request'

interface RequestViewProps {
  request: RequestState
  /** Whether the backend takes it. */
  listed: boolean
  form: Pick<FormState, 'props' | 'failure' | 'pending'>
  /** What it is called, in small letters: "laporan". */
  name: string
  /** The message of a chat that says the same as the form. */
  chatText: () => string
  /** The fields. */
  children: ReactNode
}

const chatWith = (text: string) => waLink(settingsStore.get().contactPhone, text)

/** A form to the organisation; once it was taken, the number to ask again by. */
export function RequestView({ request, listed, form, name, chatText, children }: RequestViewProps) {
  const { ticket, isWriting, opened } = request
  if (ticket !== null && !isWriting)
    return <TicketCard request={request} ticket={ticket} name={name} />
  return (
    <>
      <Form form={form} action={listed ? `Kirim ${name}` : 'Kirim lewat WhatsApp'}>
        {children}
      </Form>
      {!listed && (
        <p className="jm-quiet">
          Isinya disusun menjadi pesan WhatsApp ke lembaga, dan baru terkirim bila Anda mengirimnya.
          Lembaga melihat nomor Anda.
        </p>
      )}
      {opened !== null && (
        <p className={classes.opened} role="status">
          <span>{`WhatsApp dibuka di tab baru. Ketuk kirim di sana agar ${name} Anda sampai. `}</span>
          <a href={opened} target="_blank" rel="noopener">
            Buka lagi WhatsApp
          </a>
        </p>
      )}
      {listed && form.failure !== null && (
        <LinkLikeButton
          component="a"
          href={chatWith(chatText())}
          target="_blank"
          rel="noopener"
          variant="light"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          Kirim lewat WhatsApp saja
        </LinkLikeButton>
      )}
    </>
  )
}

function TicketCard({
  request: { isKept, ref, write },
  ticket: { number, sentAt },
  name,
}: Pick<RequestViewProps, 'request' | 'name'> & { ticket: Ticket }) {
  useEffect(() => {
    // The form that it takes the place of was higher.
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [ref])
  return (
    <Card as="section" aria-labelledby="nomor-permintaan" className={classes.ticket}>
      <h2 id="nomor-permintaan" ref={ref} tabIndex={-1} className={classes.title}>
        {`Lembaga sudah menerima ${name} Anda`}
      </h2>
      <div>
        <p className="jm-quiet">Nomor</p>
        <p className={classes.number} translate="no">
          {number}
        </p>
        <p className="jm-quiet">{formatWibDateTime(new Date(sentAt))}</p>
      </div>
      <p>
        {isKept
          ? 'Sebutkan nomor ini untuk menanyakan kelanjutannya. Nomor ini tersimpan di perangkat ini.'
          : 'Sebutkan nomor ini untuk menanyakan kelanjutannya. Catat, karena perangkat ini tidak dapat menyimpannya.'}
      </p>
      <div className={classes.actions}>
        <CopyButton value={number} label="Salin nomor" copiedLabel="Nomor tersalin" />
        <LinkLikeButton
          component="a"
          href={chatWith(
            `Assalamu’alaikum, saya ingin menanyakan kelanjutan ${name} nomor ${number}.`,
          )}
          target="_blank"
          rel="noopener"
          variant="light"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
        >
          Tanyakan lewat WhatsApp
        </LinkLikeButton>
      </div>
      <TextButton onClick={write}>{`Kirim ${name} lain`}</TextButton>
    </Card>
  )
}
