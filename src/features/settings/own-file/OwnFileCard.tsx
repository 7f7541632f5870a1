import { useCallback, useEffect, useState } from 'react'
import { SettingsCard } from '@/features/settings/components/SettingsCard'
import settingsCard from '@/features/settings/components/SettingsCard.module.css'
import { lazyModule } from '@/lib/lazy-module'
import { isInApp } from '@/lib/save-file'
import { formatWibDate } from '@/lib/time/wib-date'
import { Button } from '@/ui/button/Button'
import { giveFile } from '@/ui/button/give-file'
import { FileButton } from '@/ui/button/FileButton'
import { Checkbox } from '@/ui/form/Checkbox'
import { FormAlert } from '@/ui/form/Form'
import { IconDownload, IconFileImport } from '@/ui/icons'
import { Sheet } from '@/ui/overlay/Sheet'
import { showToast } from '@/ui/overlay/toast'
import { showError } from '@/ui/show-error'
import { Skeleton } from '@/ui/state/Skeleton'
import { AccountCopyLine, type AccountData, useAccountCopy } from './AccountCopy'
import type { Counts, OwnFile, Plan, Refusal, Whose } from './own-file'
import classes from './OwnFileCard.module.css'

/** It knows all that is kept, and few need it. */
const loadOwnFile = lazyModule(() => import('./own-file'))

const refusals: Readonly<Record<Refusal, string>> = {
  large: 'Berkas ini lebih dari 5 MB, jadi bukan berkas dari “Simpan data saya”.',
  unreadable: 'Berkas ini tidak dapat dibaca. Pilih lagi, atau salin dulu ke perangkat ini.',
  empty: 'Berkas ini kosong.',
  foreign: 'Berkas ini bukan dari “Simpan data saya”.',
  cut: 'Berkas ini terpotong. Kirim atau unduh lagi berkas aslinya.',
  later: 'Berkas ini dari versi aplikasi yang lebih baru. Perbarui dulu aplikasi ini.',
  damaged: 'Isi berkas ini rusak. Simpan lagi dari perangkat asalnya.',
}

const foreigners: Readonly<Record<Exclude<Whose, 'own'>, string>> = {
  visitor: 'Berkas ini disimpan tanpa akun. Isinya akan menjadi milik akun yang sedang masuk.',
  account:
    'Berkas ini milik sebuah akun, sedangkan Anda belum masuk. Bila itu akun Anda, masuk dulu, lalu ambil lagi.',
  other: 'Berkas ini milik akun lain, atau akun Anda sebelum nomornya diganti.',
}

/** "12 donasi, 3 penanda, 1 khatam" */
const inWords = (counts: Counts) =>
  [...counts].map(([noun, number]) => `${number} ${noun}`).join(', ')

/** Saves what is the owner's on this device as a file, and takes it back from one. */
export function OwnFileCard() {
  const [saving, setSaving] = useState(false)
  const endSaving = useCallback(() => setSaving(false), [])
  const [reading, setReading] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  /** Stays while the sheet closes, so that its words do. */
  const [picked, setPicked] = useState<{ file: OwnFile; plan: Plan } | null>(null)
  const [asking, setAsking] = useState(false)
  const pick = async (from: File) => {
    setRefused(null)
    setReading(true)
    try {
      const { readFile, planTaking } = await loadOwnFile()
      const file = await readFile(from)
      if ('refused' in file) setRefused(file.refused)
      else {
        setPicked({ file, plan: planTaking(file) })
        setAsking(true)
      }
    } catch (error) {
      showError(error)
    } finally {
      setReading(false)
    }
  }
  return (
    <SettingsCard title="Salinan data saya">
      <p className="jm-quiet">
        Satu berkas dengan donasi, penanda, khatam, dan setelan di perangkat ini, misalnya sebelum
        ganti HP. Isinya tidak dikirim ke server.
      </p>
      <FormAlert message={refused && refusals[refused]} />
      <div className={settingsCard.actions}>
        <Button
          variant="light"
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => setSaving(true)}
        >
          Simpan data saya
        </Button>
        <FileButton
          label="Ambil dari berkas"
          of="data saya"
          accept="application/json,.json"
          icon={<IconFileImport size={20} aria-hidden />}
          busy={reading}
          onFile={(file) => void pick(file)}
        />
      </div>
      <Sheet opened={saving} onClose={endSaving} title="Simpan data saya">
        <Saving onClose={endSaving} />
      </Sheet>
      <Sheet opened={asking} onClose={() => setAsking(false)} title="Ambil dari berkas">
        {picked && <Taking {...picked} onClose={() => setAsking(false)} />}
      </Sheet>
    </SettingsCard>
  )
}

/** Made when the sheet opens, since a browser shares only at once after a tap. */
function Saving({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<{ file: File; holds: Counts; of: AccountData | null } | null>(
    null,
  )
  const account = useAccountCopy()
  const { isWaiting, data } = account
  useEffect(() => {
    if (isWaiting) return
    let current = true
    loadOwnFile()
      .then(({ makeFile }) => makeFile(new Date(), data?.told))
      .then(
        (file) => current && setMade({ ...file, of: data }),
        (error: unknown) => {
          if (!current) return
          showError(error)
          onClose()
        },
      )
    return () => {
      current = false
    }
  }, [onClose, isWaiting, data])
  // One without the account's data isn't what is said once these have come.
  if (made === null || made.of !== data) return <Skeleton height="10rem" />
  const isEmpty = made.holds.size === 0
  if (isEmpty && !data)
    return (
      <div className={classes.sheet}>
        <p>Belum ada data Anda yang perlu disalin di perangkat ini.</p>
        <AccountCopyLine {...account} />
      </div>
    )
  return (
    <div className={classes.sheet}>
      {!isEmpty && (
        <p>
          Isi berkas: <span>{inWords(made.holds)}</span>
          <span>.</span>
        </p>
      )}
      <AccountCopyLine {...account} />
      <p>
        Siapa pun yang memegang berkas ini dapat membaca semuanya, juga kode donasi dan catatan
        Anda. Simpan di tempat yang aman.
      </p>
      <p className="jm-quiet">
        Tidak ikut: sesi dan kata sandi, nama dan nomor yang diingat HP ini, formulir yang belum
        dikirim, dan milik akun lain.
      </p>
      {isInApp() && (
        <p>Bila berkas tidak tersimpan, buka halaman ini di browser, lalu coba lagi.</p>
      )}
      <Button onClick={() => void giveFile(made.file, 'Data saya')}>Simpan berkas</Button>
    </div>
  )
}

function Taking({ file, plan, onClose }: { file: OwnFile; plan: Plan; onClose: () => void }) {
  const { whose, madeAt } = file
  const [isSure, setSure] = useState(false)
  const [full, setFull] = useState(false)
  const isNothing = plan.next.length === 0
  const take = async () => {
    try {
      const { takeFile } = await loadOwnFile()
      if (!takeFile(file)) {
        setFull(true)
        return
      }
      showToast('Data dari berkas ditambahkan.', { tone: 'success', duration: 5000 })
      onClose()
    } catch (error) {
      showError(error)
    }
  }
  return (
    <div className={classes.sheet}>
      <p className="jm-quiet">
        Berkas dari <span>{formatWibDate(madeAt)}</span>
      </p>
      {isNothing && <p>Tidak ada yang baru: isinya sudah ada di perangkat ini.</p>}
      {lines.map(([what, title]) =>
        plan[what].size === 0 ? null : (
          <p key={what}>
            <span>{title}</span> <strong>{inWords(plan[what])}</strong>
          </p>
        ),
      )}
      {!isNothing && (
        <>
          <p className="jm-quiet">Yang sudah ada di perangkat ini tidak hilang.</p>
          {whose !== 'own' && (
            <>
              <p>{foreigners[whose]}</p>
              <Checkbox checked={isSure} onChange={setSure}>
                <span>Isinya milik saya sendiri</span>
              </Checkbox>
            </>
          )}
          <FormAlert
            message={
              full
                ? 'Perangkat ini menolak menyimpannya, mungkin penuh. Tidak ada yang berubah.'
                : null
            }
          />
        </>
      )}
      <div className={classes.answers}>
        <Button variant="light" onClick={onClose}>
          {isNothing ? 'Tutup' : 'Batal'}
        </Button>
        {!isNothing && (
          <Button disabled={whose !== 'own' && !isSure} onClick={() => void take()}>
            Tambahkan
          </Button>
        )}
      </div>
    </div>
  )
}

const lines = [
  ['added', 'Ditambahkan:'],
  ['changed', 'Dilengkapi atau diperbarui:'],
  ['refused', 'Tidak terbaca, jadi dilewati:'],
  ['without', 'Tidak muat:'],
] as const
