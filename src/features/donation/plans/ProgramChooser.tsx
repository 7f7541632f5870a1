import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Program, programKey, remainingTime } from '@/domain/program/program'
import { campaignInfaqQuery, masjidListQuery } from '@/domain/program/program-queries'
import { Card } from '@/ui/Card'
import { SearchBox } from '@/ui/list/Search'
import rows from '@/ui/list/rows.module.css'
import { EmptyState, QueryView } from '@/ui/state/States'
import { Skeleton } from '@/ui/state/Skeleton'
import { SectionHeading } from '@/ui/text/SectionHeading'
import { useServerNow } from '@/ui/use-now'
import classes from './ProgramChooser.module.css'

/** Programs of each kind that are listed; the search finds the others. */
const SHOWN = 20

/** The pause after typing before a search is asked for, in milliseconds. */
const TYPING_PAUSE_MS = 250

/** Programs that still run, to choose one: mosques' collection boxes, then campaigns. */
export function ProgramChooser({ onChoose }: { onChoose: (program: Program) => void }) {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), TYPING_PAUSE_MS)
  const mosques = useQuery(masjidListQuery(asked))
  const campaigns = useQuery(campaignInfaqQuery(asked, null))
  const now = useServerNow()
  const isOpen = ({ deadline }: Program) =>
    now === null || remainingTime(deadline, now).kind !== 'ended'
  return (
    <div className={classes.chooser}>
      <SearchBox label="Cari program" value={search} onChange={setSearch} />
      {[
        { title: 'Kencleng Masjid', query: mosques },
        { title: 'Campaign', query: campaigns },
      ].map(({ title, query }) => (
        <section key={title} aria-label={title}>
          <SectionHeading level={3}>{title}</SectionHeading>
          <QueryView
            query={query}
            skeleton={<Skeleton height={168} />}
            isEmpty={(found) => !found.some(isOpen)}
            empty={<EmptyState title="Program tidak ditemukan" text="Coba kata lain." />}
          >
            {(found) => (
              <Card as="ul" flush role="list" className={rows.lines}>
                {found
                  .filter(isOpen)
                  .slice(0, SHOWN)
                  .map((program) => (
                    <li key={programKey(program)}>
                      <button type="button" className={rows.row} onClick={() => onChoose(program)}>
                        <span className={rows.words}>{program.title}</span>
                      </button>
                    </li>
                  ))}
              </Card>
            )}
          </QueryView>
        </section>
      ))}
    </div>
  )
}
