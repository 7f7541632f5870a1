import { useListed } from '@/domain/capabilities/use-listed'
import { disbursementPath } from '@/domain/program/accountability-path'
import type { Program } from '@/domain/program/program'
import type { ProgramUpdate } from '@/domain/program/updates'
import { IconCashBanknote } from '@/ui/icons'
import { LinkButton } from '@/ui/button/LinkButton'
import { Picture } from '@/ui/picture/Picture'
import { RichText } from '@/ui/text/RichText'
import { useViewTitle } from '@/ui/page/use-view-title'
import { UpdateByline } from './UpdateByline'
import classes from './UpdateArticle.module.css'

/** One of a program's news, whole. */
export function UpdateArticle({ program, update }: { program: Program; update: ProgramUpdate }) {
  const hasDisbursements = useListed('/campaign/get_disbursements')
  const { title, html, pictures, disbursementId } = update
  useViewTitle('Kabar', title)
  return (
    <article className={classes.article}>
      <div>
        <h2 className={classes.title}>{title}</h2>
        <UpdateByline update={update} />
      </div>
      {html !== '' && <RichText html={html} />}
      {pictures.map((url, index) => (
        <Picture
          key={url}
          src={url}
          alt={`Foto ${index + 1} dari ${pictures.length}: ${title}`}
          width={640}
          height={400}
          radius={16}
        />
      ))}
      {disbursementId !== null && hasDisbursements === true && (
        <LinkButton
          to={disbursementPath(program, disbursementId)}
          variant="light"
          fullWidth
          leftSection={<IconCashBanknote size={20} aria-hidden />}
        >
          Lihat pencairan dananya
        </LinkButton>
      )}
    </article>
  )
}
