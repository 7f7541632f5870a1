import { useQuery } from '@tanstack/react-query'
import { Unlisted } from '@/domain/capabilities/Unlisted'
import { programPath } from '@/domain/program/program-path'
import { campaignInfaqQuery } from '@/domain/program/program-queries'
import type { ZakatKind } from '@/domain/zakat/kinds'
import { kindsFor, useZakatLicence } from '@/domain/zakat/zakat-program'
import type { Payable } from '@/features/zakat/form/reckoning'
import { paths } from '@/lib/address/paths'
import { serverNow } from '@/lib/time/server-clock'
import { AppLink } from '@/ui/AppLink'
import { IconHeartHandshake } from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import { InlineError } from '@/ui/state/RetryLines'
import { Skeleton } from '@/ui/state/Skeleton'
import classes from './PayZakat.module.css'

const UNCHECKED = 'Izin lembaga belum dapat diperiksa.'

/**
 * Where what is due can be paid: programs for this kind of zakat, of an organisation that has a licence to collect it.
 * Else the reckoning ends with that fact.
 */
export function PayZakat({ kind, payable }: { kind: ZakatKind; payable: Payable }) {
  const { isKnown, has, query } = useZakatLicence()
  return (
    <section className={classes.pay} aria-labelledby="bayar-zakat">
      <h3 id="bayar-zakat" className={classes.heading}>
        Bayar di sini
      </h3>
      {has ? (
        <Programs kind={kind} payable={payable} />
      ) : isKnown ? (
        <Unlisted line={UNCHECKED}>
          <p>
            Lembaga ini tidak mencantumkan izin mengumpulkan zakat (LAZ, UPZ, atau BAZNAS) yang
            masih berlaku, jadi zakat tidak dapat dibayar di sini. Bayarkan lewat lembaga yang
            berizin.
          </p>
        </Unlisted>
      ) : query.error ? (
        <InlineError
          text={UNCHECKED}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Skeleton height={72} radius={16} />
      )}
      <AppLink to={paths.legality()}>Lihat legalitas</AppLink>
    </section>
  )
}

function Programs({ kind, payable }: { kind: ZakatKind; payable: Payable }) {
  const { data, error, isFetching, refetch } = useQuery(campaignInfaqQuery('', null))
  if (data === undefined)
    return error ? (
      <InlineError
        text="Program zakat gagal dimuat."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton height={72} radius={16} />
    )
  const open = data.filter(
    ({ type, deadline }) =>
      kindsFor(type).includes(kind) && (deadline === null || deadline > serverNow()),
  )
  if (open.length === 0) return <p>Belum ada program untuk zakat ini.</p>
  const search = new URLSearchParams({ jenis: kind })
  for (const [name, value] of Object.entries(payable))
    if (value !== null) search.set(name, String(value))
  return (
    <>
      {payable.nominal === null && (
        <p>Program menerima uang. Tanyakan nilai uangnya, lalu isi nominalnya sendiri.</p>
      )}
      <LinkList
        label="Program untuk zakat ini"
        items={open.map((program) => ({
          label: program.title,
          icon: <IconHeartHandshake size={22} />,
          to: `${programPath(program, 'donate')}?${search.toString()}`,
        }))}
      />
    </>
  )
}
