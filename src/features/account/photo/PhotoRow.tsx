import { useRef } from 'react'
import type { User } from '@/domain/account/user'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import { FormAlert } from '@/ui/form/FormAlert'
import { usePickedPicture } from '@/ui/picked-picture/use-picked-picture'
import { IconPhoto } from '@/ui/icons'
import classes from './PhotoRow.module.css'
import { PhotoSheet } from './PhotoSheet'

/** The photo, with the way to change it: pick a file, choose the square, save. */
export function PhotoRow({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null)
  const photo = usePickedPicture()
  return (
    <div className={classes.photo}>
      <Avatar key={user.avatarUrl} name={user.name} src={user.avatarUrl} size={96} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="jm-hidden"
        // The button does the same, and Tab reaches it.
        tabIndex={-1}
        aria-label="Foto profil"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // Emptied, so that the same file can be picked again.
          event.currentTarget.value = ''
          if (file) void photo.pick(file)
        }}
      />
      <Button
        variant="light"
        px="lg"
        className={classes.change ?? ''}
        leftSection={<IconPhoto size={20} aria-hidden />}
        loading={photo.opening}
        onClick={() => input.current?.click()}
      >
        Ubah foto
      </Button>
      <FormAlert message={photo.problem} />
      <PhotoSheet picked={photo.picked} onClose={photo.drop} />
    </div>
  )
}
