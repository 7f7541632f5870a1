import type { ProgramRef } from '@/domain/program/program'
import { programPath } from '@/domain/program/program-path'
import { IconSpeakerphone } from '@/ui/icons'
import { LinkButton } from '@/ui/button/LinkButton'
import classes from './FundraiserInvitation.module.css'

/** Invites the user to share the program as a fundraiser. */
export function FundraiserInvitation({ program }: { program: ProgramRef }) {
  return (
    <section className={classes.card} aria-labelledby="fundraiser">
      <span className={classes.icon} aria-hidden>
        <IconSpeakerphone size={24} stroke={1.7} />
      </span>
      <div className={classes.text}>
        <h2 id="fundraiser" className={classes.title}>
          Ajak lebih banyak orang berinfaq
        </h2>
        <p className={classes.hint}>Jadilah fundraiser dan sebarkan program ini.</p>
      </div>
      <LinkButton to={programPath(program, 'fundraiser')} variant="white" fullWidth>
        Bagikan Program
      </LinkButton>
    </section>
  )
}
