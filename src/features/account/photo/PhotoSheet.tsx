import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { editProfile, userQuery } from '@/domain/account/user-queries'
import { invalidate } from '@/api/query'
import { Skeleton } from '@/ui/state/Skeleton'
import { Button, useBusy } from '@/ui/button/Button'
import { errorText } from '@/ui/show-error'
import { ErrorState } from '@/ui/state/States'
import { FormAlert } from '@/ui/form/Form'
import { asItIs } from '@/ui/picked-picture/picture'
import type { PickedPicture } from '@/ui/picked-picture/use-picked-picture'
import { Sheet } from '@/ui/overlay/Sheet'
import { showToast } from '@/ui/overlay/toast'
import { useLazyModule } from '@/ui/use-lazy-module'
import classes from './PhotoSheet.module.css'
import { cutSquare, dataUrl, type Square } from './square'

const loadCropper = lazyModule(() => import('./PhotoCropper'))

/** Chooses the square of the picked picture and saves it; after a failure the choice is kept. */
export function PhotoSheet({
  picked,
  onClose,
}: {
  picked: PickedPicture | null
  onClose: () => void
}) {
  const client = useQueryClient()
  const square = useRef<Square | null>(null)
  const cropper = useLazyModule(loadCropper, picked !== null)
  const busy = useBusy()
  const saving = useMutation({
    mutationFn: async ({ image, content }: PickedPicture) => {
      // Until the cropper has reported a square: the middle.
      const width = Math.min(image.naturalWidth, image.naturalHeight)
      const middle = {
        x: (image.naturalWidth - width) / 2,
        y: (image.naturalHeight - width) / 2,
        width,
      }
      const cut = await cutSquare(image, square.current ?? middle)
      const avatarUrl = await dataUrl(cut ?? (await asItIs(content, 'foto')))
      await editProfile('avatar', avatarUrl)
      return { avatarUrl, isWhole: cut === null }
    },
    onSuccess: ({ avatarUrl, isWhole }) => {
      client.setQueryData(userQuery().queryKey, (user) => user && { ...user, avatarUrl })
      void invalidate(client, '/user/get_user')
      showToast('Update data berhasil disimpan.', { tone: 'success', duration: 5000 })
      if (isWhole)
        showToast('Browser ini tidak dapat memotong foto, sehingga terkirim utuh.', {
          duration: 5000,
        })
      onClose()
    },
    onSettled: busy.end,
  })
  const close = () => {
    saving.reset()
    square.current = null
    onClose()
  }
  return (
    <Sheet opened={picked !== null} onClose={close} title="Atur foto profil">
      <FormAlert message={saving.error && errorText(saving.error)} />
      {cropper.error !== null ? (
        <ErrorState error={cropper.error} onRetry={cropper.retry} />
      ) : picked && cropper.module ? (
        <cropper.module.PhotoCropper
          url={picked.url}
          onChange={(chosen) => {
            square.current = chosen
          }}
        />
      ) : (
        <Skeleton height={320} radius={12} />
      )}
      <div className={classes.actions}>
        <Button variant="light" onClick={close} disabled={saving.isPending}>
          Batal
        </Button>
        <Button
          loading={saving.isPending}
          disabled={!picked || !cropper.module}
          onClick={() => {
            if (picked && busy.begin()) saving.mutate(picked)
          }}
        >
          Simpan
        </Button>
      </div>
    </Sheet>
  )
}
