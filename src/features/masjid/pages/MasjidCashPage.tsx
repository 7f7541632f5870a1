import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Params, useSearchParams } from 'react-router-dom'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { useListed } from '@/domain/capabilities/use-listed'
import {
  type Cashbook,
  cashbookQuery,
  type CashPeriod,
  faultOf,
  neighbour,
  periodOf,
  periodParams,
  periodText,
  readPeriod,
} from '@/domain/masjid/cashbook'
import { messageText, pulpitText } from '@/domain/masjid/cash-texts'
import { dateIn, WIB } from '@/domain/place/zone'
import { programQuery } from '@/domain/program/program-queries'
import { CashFigures } from '@/features/masjid/cash/CashFigures'
import { MasjidTitle, MasjidView, useMasjid } from '@/features/masjid/components/MasjidView'
import { waLink } from '@/lib/phone'
import { Button, LinkLikeButton } from '@/ui/button/Button'
import { ShareText } from '@/ui/button/ShareButton'
import { ChipGroup } from '@/ui/form/ChipGroup'
import {
  IconAlertTriangle,
  IconBrandWhatsapp,
  IconChartBar,
  IconPrinter,
  IconSpeakerphone,
} from '@/ui/icons'
import { Sheet } from '@/ui/overlay/Sheet'
import { useDocumentTitle } from '@/ui/page/page-title'
import { Skeleton } from '@/ui/state/Skeleton'
import { EmptyState, QueryView } from '@/ui/state/States'
import { WholeText } from '@/ui/text/WholeText'
import { useNow } from '@/ui/use-now'
import { useStore } from '@/ui/use-store'
import cashBookClasses from '@/features/masjid/cash/CashBook.module.css'
import classes from './MasjidCashPage.module.css'

const kinds = [
  { value: 'pekan', label: 'Per pekan' },
  { value: 'bulan', label: 'Per bulan' },
] as const

/** A mosque's cash book, a week or a month at a time: the address says which. */
export function CashBook({ slug, title }: { slug: string; title: string }) {
  const listed = useListed('/mosque/get_cashbook')
  const { financeUrl } = useStore(settingsStore)
  const now = useNow()?.getTime() ?? null
  const today = dateIn(WIB, now ?? 0)
  const [params, setParams] = useSearchParams()
  const period = readPeriod(params, today)
  const query = useQuery({
    ...cashbookQuery(slug, period),
    enabled: listed === true && now !== null,
  })
  if (listed === false)
    return <Nothing text="Masjid ini belum membagikan kasnya lewat aplikasi ini." />
  const show = (next: CashPeriod) => {
    setParams(periodParams(next), { replace: true, preventScrollReset: true })
  }
  const steps = [
    ['Sebelumnya', neighbour(period, -1, today)],
    ['Berikutnya', neighbour(period, 1, today)],
  ] as const
  return (
    <div className={cashBookClasses.page}>
      <div className={cashBookClasses.choices}>
        <ChipGroup
          legend="Masa laporan"
          options={kinds}
          value={period.kind}
          onChange={(kind) => {
            const last = period.to < today ? period.to : today
            show(periodOf(kind === 'bulan' ? 'bulan' : 'pekan', last))
          }}
        />
        <div className={cashBookClasses.steps}>
          {steps.map(([name, next]) => (
            <Button
              key={name}
              variant="light"
              disabled={next === null || now === null}
              onClick={() => next && show(next)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <p className={cashBookClasses.period} role="status">
        <span className={cashBookClasses.paper}>Laporan kas </span>
        {now !== null && <WholeText text={periodText(period)} />}
      </p>
      <QueryView query={query} skeleton={<Skeleton height={480} radius={12} />}>
        {(book) => <Book key={period.from} book={book} period={period} title={title} />}
      </QueryView>
      <a className={cashBookClasses.elsewhere} href={financeUrl} target="_blank" rel="noopener">
        Dasbor keuangan masjid
        <span className="jm-hidden"> (membuka tab baru)</span>
      </a>
    </div>
  )
}

const Nothing = ({ text }: { text: string }) => (
  <EmptyState
    icon={<IconChartBar size={32} stroke={1.5} />}
    title="Belum ada catatan kas"
    text={text}
  />
)

interface BookProps {
  book: Cashbook
  period: CashPeriod
  /** The mosque's. */
  title: string
}

/** A book, unless its sums don't agree: then no number of it is shown, since nobody knows which is wrong. */
function Book({ book, period, title }: BookProps) {
  const fault = faultOf(book, period)
  if (fault !== null)
    return (
      <div role="alert">
        <EmptyState
          icon={<IconAlertTriangle size={32} stroke={1.5} />}
          title="Catatan kas ini belum cocok"
          text={`${fault} Angkanya tidak kami tampilkan sampai pengurus masjid memperbaikinya.`}
        />
      </div>
    )
  return (
    <>
      <CashFigures book={book} />
      {book.rows.length === 0 ? (
        <Nothing text="Tidak ada pemasukan atau pengeluaran pada masa ini." />
      ) : (
        <Tell book={book} period={period} title={title} />
      )}
    </>
  )
}

/** The ways to tell others of a book: read out, sent, on paper. */
function Tell({ book, period, title }: BookProps) {
  const [isRead, setRead] = useState(false)
  const { origin, pathname } = window.location
  const link = `${origin}${pathname}?${new URLSearchParams(periodParams(period))}`
  const spoken = pulpitText(title, period, book)
  return (
    <div className={cashBookClasses.actions}>
      <Button
        leftSection={<IconSpeakerphone size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setRead(true)}
      >
        Bacakan
      </Button>
      <LinkLikeButton
        component="a"
        variant="light"
        href={waLink('', messageText(title, period, book, link))}
        target="_blank"
        rel="noopener"
        leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
      >
        Kirim ke WhatsApp
      </LinkLikeButton>
      <Button
        variant="light"
        leftSection={<IconPrinter size={20} aria-hidden />}
        onClick={() => window.print()}
      >
        Cetak
      </Button>
      <Sheet opened={isRead} onClose={() => setRead(false)} title="Bacakan" full>
        <div className={cashBookClasses.spoken}>
          {spoken.split('\n\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ShareText name="Naskah" title={`Laporan kas ${title}`} text={spoken} />
        </div>
      </Sheet>
    </div>
  )
}

export const firstQueries = ({ slug = '' }: Params) => [programQuery('kencleng', slug)]

/** A mosque's cash book. */
export default function MasjidCashPage() {
  const { slug, query } = useMasjid()
  useDocumentTitle(query.data && `Kas ${query.data.title}`)
  return (
    <MasjidView query={query} skeleton={<MasjidTitle masjid={null} className={classes.title} />}>
      {(masjid) => (
        <>
          <MasjidTitle masjid={masjid} className={classes.title} />
          <CashBook slug={slug} title={masjid.title} />
        </>
      )}
    </MasjidView>
  )
}
