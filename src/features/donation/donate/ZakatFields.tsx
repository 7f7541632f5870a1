import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useListsField } from '@/domain/capabilities/use-listed'
import { type ZakatKind, zakatKindOf } from '@/domain/zakat/kinds'
import { kindsFor, useZakatLicence } from '@/domain/zakat/zakat-program'
import { Card } from '@/ui/Card'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { TextInput } from '@/ui/form/TextInput'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './DonorFields.module.css'
import { countsOf } from './donation-form'
import type { DonationForm } from './use-donation-form'

/**
 * Which zakat is paid, on the form of a program for zakat: for whom and how many days, as the reckoning's link or the
 * donor says. Without a licence to collect zakat the form says so, and what is given isn't sent as zakat.
 * @param type the program's; undefined while it is on its way
 */
export function ZakatFields({ form, type }: { form: DonationForm; type: string | undefined }) {
  const kinds = kindsFor(type)
  return kinds.length === 0 ? null : <ZakatCard form={form} kinds={kinds} />
}

function ZakatCard({ form, kinds }: { form: DonationForm; kinds: readonly ZakatKind[] }) {
  const { isKnown, has } = useZakatLicence()
  const takesKind = useListsField('transaction/storeDonate#zakat_jenis')
  const takesSouls = useListsField('transaction/storeDonate#zakat_jiwa')
  const takesDays = useListsField('transaction/storeDonate#zakat_hari')
  const isTaken = has && takesKind === true
  useZakatOfAddress(form, isTaken ? kinds : null)
  if (!isKnown) return null
  if (!has)
    return (
      <Card as="section" aria-labelledby="donate-zakat">
        <SectionHeading id="donate-zakat">Bukan zakat</SectionHeading>
        <p>
          Lembaga ini tidak mencantumkan izin mengumpulkan zakat yang masih berlaku. Yang Anda
          berikan di sini dicatat sebagai donasi biasa.
        </p>
      </Card>
    )
  if (!isTaken) return null
  const { zakatJenis } = form.values
  const counts = countsOf(zakatJenis)
  return (
    <Card as="section" aria-labelledby="donate-zakat">
      <SectionHeading id="donate-zakat">Zakat yang dibayar</SectionHeading>
      <div className={classes.fields}>
        {kinds.length > 1 ? (
          <RadioGroup
            legend="Jenis zakat (opsional)"
            options={kinds.map((kind) => ({ value: kind, label: titleOf(kind) }))}
            stacked
            value={zakatJenis}
            onChange={(value) => form.setValues({ zakatJenis: value })}
          />
        ) : (
          kinds.map((kind) => <p key={kind}>{titleOf(kind)}</p>)
        )}
        {counts.includes('zakatJiwa') && takesSouls === true && (
          <TextInput
            {...form.field('zakatJiwa')}
            label="Jumlah jiwa (opsional)"
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        {counts.includes('zakatHari') && takesDays === true && (
          <TextInput
            {...form.field('zakatHari')}
            label="Jumlah hari (opsional)"
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </div>
    </Card>
  )
}

const titleOf = (kind: ZakatKind) => zakatKindOf(kind)?.title ?? kind

/**
 * Takes over the zakat that the address names, once, as the amount is (`use-donation-form.ts`); of a program with one
 * kind, that one. @param kinds that may be paid; null for none yet
 */
function useZakatOfAddress(form: DonationForm, kinds: readonly ZakatKind[] | null) {
  const [search, setSearch] = useSearchParams()
  const adopt = useEffectEvent((can: readonly ZakatKind[]) => {
    const { zakatJenis } = form.getValues()
    const named = can.find((kind) => kind === search.get('jenis'))
    const known = can.find((kind) => kind === zakatJenis) ?? (can.length === 1 ? can[0] : '')
    const count = (name: string) => /^[1-9]\d{0,3}$/.exec(search.get(name) ?? '')?.[0]
    const [souls, days] = [count('jiwa'), count('hari')]
    form.setValues({
      zakatJenis: named ?? known ?? '',
      ...(named !== undefined && { zakatJiwa: souls ?? '', zakatHari: days ?? '' }),
    })
    if (!search.has('jenis')) return
    const rest = new URLSearchParams(search)
    for (const name of ['jenis', 'jiwa', 'hari']) rest.delete(name)
    setSearch(rest, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (kinds !== null) adopt(kinds)
  }, [kinds])
}
