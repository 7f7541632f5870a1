import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { afterRegistration, forgetReturnPath, readReturnPath } from '@/domain/account/return-path'
import { useRequiredUser } from '@/domain/account/use-user'
import { fundraiserQuery, registerFundraiser, userQuery } from '@/domain/account/user-queries'
import { paths } from '@/lib/address/paths'
import { Card } from '@/ui/Card'
import { Button, useBusy } from '@/ui/button/Button'
import { FormAlert } from '@/ui/form/Form'
import { noteEntry } from '@/ui/history'
import { IconUserHeart } from '@/ui/icons'
import { showToast } from '@/ui/overlay/toast'
import { StickyBar, StickyBarSpacer } from '@/ui/page/StickyBar'
import { errorText } from '@/ui/show-error'
import { RoundIcon } from '@/ui/state/States'
import { NumberedSteps } from '@/ui/text/NumberedSteps'
import classes from './FundraiserRegisterPage.module.css'

export const firstQueries = () => [userQuery()]

const steps = [
  'Daftar sebagai fundraiser, gratis.',
  'Salin tautan program yang ingin Anda dukung.',
  'Bagikan ke keluarga, teman, dan jamaah.',
]

/** "Yuk! jadi Fundraiser". */
export default function FundraiserRegisterPage() {
  const user = useRequiredUser({ state: 'fundraiser' })
  const registration = useRegistration()
  const unknown = user.data === undefined
  const failedLookUp = unknown && Boolean(user.error)
  const failed = registration.error ?? (failedLookUp ? user.error : null)
  const problem = failed ? errorText(failed) : null
  return (
    <div className={classes.page}>
      <FormAlert message={problem} />
      <RoundIcon large>
        <IconUserHeart size={44} stroke={1.5} />
      </RoundIcon>
      <h2 className={classes.title}>Yuk! jadi Fundraiser</h2>
      <p className={classes.text}>
        Ajak lebih banyak orang berinfaq. Anda mendapat tautan pribadi untuk setiap program.
      </p>
      <Card className={classes.steps}>
        <NumberedSteps steps={steps} />
      </Card>
      <StickyBarSpacer />
      <StickyBar label="Pendaftaran fundraiser">
        <Button
          loading={registration.isPending || (failedLookUp && user.isFetching === true)}
          // Until the user is known. The button is there at once, so that nothing jumps.
          disabled={unknown && !failedLookUp}
          onClick={() => {
            if (unknown) void user.refetch()
            else registration.run()
          }}
        >
          {failedLookUp ? 'Coba lagi' : 'Daftar Fundraiser'}
        </Button>
      </StickyBar>
    </div>
  )
}

/** Registers, and goes back to where the user came from. */
function useRegistration() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const busy = useBusy()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (_: () => boolean) => {
      try {
        await registerFundraiser()
        return 'registered'
      } catch (error) {
        // Already registered, perhaps on another device: the user has what was wanted.
        if (error instanceof ApiError && error.status === 409) return 'already'
        throw error
      }
    },
    onSuccess: (outcome, isHere) => {
      client.removeQueries({ queryKey: fundraiserQuery().queryKey })
      showToast(
        outcome === 'registered'
          ? 'Selamat, Anda sudah menjadi fundraiser.'
          : 'Anda sudah terdaftar sebagai fundraiser.',
        { tone: 'success', duration: 5000 },
      )
      if (!isHere()) return
      const { origin } = window.location
      const next = afterRegistration(readReturnPath(origin), origin)
      forgetReturnPath()
      void navigate(next ?? paths.infaq(), { replace: true })
    },
    onSettled: busy.end,
  })
  return {
    isPending,
    error,
    run: () => {
      if (busy.begin()) mutate(noteEntry())
    },
  }
}
