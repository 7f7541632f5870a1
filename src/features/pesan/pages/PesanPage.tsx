import { clsx } from 'clsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  boxStore,
  changeBox,
  emptyBox,
  isBoxKept,
  type KeptMessage,
  type MessageKind,
  shownMessages,
  unreadAmong,
  without,
  withRead,
  withRestored,
} from '@/domain/pesan/box'
import { collectAll, tellRead } from '@/domain/pesan/collect'
import { PushCard } from '@/features/pesan/push/PushCard'
import { paths } from '@/lib/address/paths'
import { formatWibDate } from '@/lib/time/wib-date'
import { onPushed } from '@/lib/service-worker'
import { versionNumber } from '@/lib/version'
import { AppLink } from '@/ui/AppLink'
import { ActionIcon, Button, LinkButton } from '@/ui/button/Button'
import { Card } from '@/ui/Card'
import {
  IconCircleCheck,
  IconClock,
  IconCreditCard,
  IconMessageCircle,
  IconMoneybag,
  IconRefresh,
  IconRepeat,
  IconSpeakerphone,
  IconUserHeart,
  IconX,
} from '@/ui/icons'
import rows from '@/ui/list/rows.module.css'
import { showUndo } from '@/ui/overlay/toast'
import { EmptyState, QueryView } from '@/ui/state/States'
import { Skeleton } from '@/ui/state/Skeleton'
import { Amount } from '@/ui/text/Amount'
import { WholeText } from '@/ui/text/WholeText'
import { useServerNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import classes from './PesanPage.module.css'

const icons = {
  payment: IconCreditCard,
  paid: IconCircleCheck,
  expired: IconClock,
  news: IconSpeakerphone,
  disbursement: IconMoneybag,
  fundraiser: IconUserHeart,
  plan: IconRepeat,
  version: IconRefresh,
  inbox: IconMessageCircle,
} as const satisfies Record<MessageKind, unknown>

/** What the app has to tell, newest first: at once what it knows, and what it asks for when the page is opened. */
export default function PesanPage() {
  const client = useQueryClient()
  const box = useStore(boxStore, () => emptyBox)
  const now = useServerNow()
  const asked = useQuery({
    queryKey: ['pesan'],
    queryFn: ({ signal }) => collectAll(client, signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  const { refetch } = asked
  useEffect(() => boxStore.subscribe(() => void tellRead(client)), [client])
  useEffect(() => onPushed(() => void refetch()), [refetch])
  const messages = now === null ? [] : shownMessages(box, now.getTime(), versionNumber)
  const isKnown = now !== null && (messages.length > 0 || asked.isSuccess)
  // What goes, also the last message, leaves the focus here.
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <QueryView
        query={{ ...asked, data: isKnown ? messages : undefined }}
        skeleton={<PesanSkeleton />}
        isEmpty={({ length }) => length === 0}
        empty={
          <EmptyState
            icon={<IconMessageCircle size={32} stroke={1.5} />}
            title="Belum ada pesan"
            text="Kabar tentang donasi Anda akan tampil di sini: pembayaran yang hampir habis waktunya atau sudah lunas, kabar dan pencairan dana program yang Anda bantu, dan infaq rutin Anda."
            action={<LinkButton to={paths.infaq()}>Infaq Sekarang</LinkButton>}
          />
        }
      >
        {(known) => (
          <MessageList
            messages={known}
            holdFocus={() => place.current?.focus({ preventScroll: true })}
          />
        )}
      </QueryView>
      <PushCard />
    </div>
  )
}

interface MessageListProps {
  messages: readonly KeptMessage[]
  /** Takes the focus of what is about to go. */
  holdFocus: () => void
}

function MessageList({ messages, holdFocus }: MessageListProps) {
  const unread = unreadAmong(messages)
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <p role="status">{unread > 0 ? `${unread} belum dibaca` : 'Semua sudah dibaca'}</p>
        {unread > 0 && (
          <Button
            variant="light"
            size="md"
            onClick={() => {
              changeBox((box) => withRead(box))
              holdFocus()
            }}
          >
            Semua dibaca
          </Button>
        )}
      </div>
      <Card as="ul" flush role="list" className={rows.lines} aria-label="Pesan">
        {messages.map((message) => (
          <Row key={message.id} message={message} onRemoved={holdFocus} />
        ))}
      </Card>
      {!isBoxKept() && (
        <p className="jm-quiet">
          Perangkat ini tidak menyimpan pesan. Tanda sudah dibaca dan dihapus berlaku sampai halaman
          ditutup.
        </p>
      )}
    </div>
  )
}

function Row({ message, onRemoved }: { message: KeptMessage; onRemoved: () => void }) {
  const { id, kind, at, title, text, amount, to, state } = message
  const Icon = icons[kind]
  const isUnread = state === 'unread'
  const name = [title, text].filter((part) => part !== '').join(', ')
  return (
    <li className={classes.item} data-unread={isUnread || undefined}>
      <AppLink to={to} className={rows.row} onClick={() => changeBox((box) => withRead(box, id))}>
        <span className={classes.icon} aria-hidden>
          <Icon size={22} stroke={1.7} />
        </span>
        <span className={clsx(rows.words, classes.words)}>
          {isUnread && <span className={classes.unread}>Belum dibaca</span>}
          <span className={classes.title}>{title}</span>
          <span className={classes.text}>
            <WholeText text={text} />
          </span>
          <span className={classes.facts}>
            {amount !== null && <Amount value={amount} size="sm" />}
            <span className="jm-quiet jm-whole">{formatWibDate(new Date(at))}</span>
          </span>
        </span>
      </AppLink>
      <ActionIcon
        size={44}
        color="gray"
        aria-label={`Hapus pesan: ${name}`}
        onClick={() => {
          changeBox((box) => without(box, (one) => one.id === id))
          onRemoved()
          showUndo(`Pesan “${title}” dihapus`, () => changeBox((box) => withRestored(box, message)))
        }}
      >
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}

function PesanSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton height={44} width="40%" />
      <Skeleton height={280} radius={16} />
    </div>
  )
}
