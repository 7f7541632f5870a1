import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useNavigate } from 'react-router-dom'
import type { User } from '@/domain/account/user'
import { sendOtp } from '@/domain/account/otp/send-otp'
import { noteEntry } from '@/ui/history'
import { paths } from '@/lib/address/paths'
import { verificationOf } from '@/domain/account/otp/verification'
import { AppLink } from '@/ui/AppLink'
import { Card } from '@/ui/Card'
import { errorText } from '@/ui/show-error'
import { FormAlert } from '@/ui/form/Form'
import { IconBrandWhatsapp, IconChevronRight } from '@/ui/icons'
import { Loader } from '@/ui/state/Loader'
import { PhoneNumber } from '@/ui/text/Digits'
import rows from '@/ui/list/rows.module.css'
import { useBusy } from '@/ui/button/Button'
import type { ContactEdit } from '@/features/account/personal/personal-view'
import { useSteps } from '@/features/account/personal/use-steps'
import classes from './Contact.module.css'

/** How to get the code: only by WhatsApp, to the current number. Choosing it sends the code. */
export function ContactChoosing({ edit, user }: { edit: ContactEdit; user: User }) {
  const navigate = useNavigate()
  const { here } = useSteps()
  const busy = useBusy()
  const sending = useMutation({
    mutationFn: async (isHere: () => boolean) => {
      const otp = await sendOtp(edit, user.phone)
      if (isHere()) verificationOf(edit).write({ phone: user.phone, fullName: '', otp })
    },
    onSuccess: async (_, isHere) => {
      if (isHere())
        await navigate(paths.personal(edit, 'verification'), { replace: true, state: here })
    },
    onSettled: busy.end,
  })
  return (
    <>
      <FormAlert message={sending.error && errorText(sending.error)} />
      <div>
        <h2 className={classes.heading}>Pilih metode verifikasi</h2>
        <p className={classes.hint}>Kami akan mengirim kode OTP ke kontak yang Anda pilih.</p>
      </div>
      <Card flush>
        <button
          type="button"
          className={clsx(rows.row, classes.method)}
          disabled={sending.isPending}
          onClick={() => {
            if (busy.begin()) sending.mutate(noteEntry())
          }}
        >
          <IconBrandWhatsapp size={28} stroke={1.7} aria-hidden />
          <span className={rows.words}>
            <span className={classes.name}>WhatsApp</span>
            <span className="jm-quiet">
              <PhoneNumber phone={user.phone} />
            </span>
          </span>
          {sending.isPending ? <Loader size={20} /> : <IconChevronRight size={20} aria-hidden />}
        </button>
      </Card>
      <AppLink className={classes.link ?? ''} to={paths.profile()}>
        Kontak saya sudah tidak aktif
      </AppLink>
    </>
  )
}
