import { waLink } from '@/lib/phone'
import { LinkLikeButton } from '@/ui/button/Button'
import { IconBrandWhatsapp } from '@/ui/icons'

/**
 * Opens WhatsApp with a message to a friend, to be changed there. It never tells what anyone gave.
 * @param title of the program
 * @param link to it, absolute
 */
export function InviteButton({
  title,
  link,
  children,
}: {
  title: string
  link: string
  children: string
}) {
  const text = `Assalamu’alaikum. Mari ikut berinfaq untuk “${title}” lewat tautan ini:\n${link}`
  return (
    <LinkLikeButton
      component="a"
      href={waLink('', text)}
      target="_blank"
      rel="noopener"
      fullWidth
      leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
    >
      {children}
    </LinkLikeButton>
  )
}
