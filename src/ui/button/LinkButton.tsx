import { AppLink, type AppLinkProps } from '@/ui/AppLink'
import { type ButtonProps, LinkLikeButton } from './Button'

export type LinkButtonProps = Omit<ButtonProps, 'loading' | 'disabled'> &
  Pick<
    AppLinkProps,
    'id' | 'to' | 'replace' | 'state' | 'reloadDocument' | 'onClick' | 'children' | 'aria-label'
  >

/** A link that looks like a button: for the step that leads to another page. */
export function LinkButton(props: LinkButtonProps) {
  return <LinkLikeButton component={AppLink} {...props} />
}
