import { useState } from 'react'
import { listLinks } from '@/domain/dzikir/lists'
import { TallyCounter } from '@/features/dzikir/components/TallyCounter'
import { paths } from '@/lib/address/paths'
import { IconCompass, IconPray, IconSparkles, IconSunrise, IconSunset2 } from '@/ui/icons'
import { LinkList, type LinkListItem } from '@/ui/list/LinkList'
import { Tile, TileRow } from '@/ui/list/Tile'
import { Sheet } from '@/ui/overlay/Sheet'
import { SectionHeading } from '@/ui/text/SectionHeading'
import classes from './DzikirPage.module.css'

interface Card {
  label: string
  icon: typeof IconPray
  links: LinkListItem[]
}

const morning = <IconSunrise size={24} stroke={1.7} />
const evening = <IconSunset2 size={24} stroke={1.7} />
const prayer = <IconPray size={24} stroke={1.7} />

/** Three cards that open link lists. */
const cards: readonly Card[] = [
  {
    label: 'Dzikir Shalat',
    icon: IconPray,
    links: [
      {
        ...listLinks['shalat-pendek'],
        hint: 'Bacaan ringkas sesudah shalat fardhu',
        icon: prayer,
      },
      {
        ...listLinks['shalat-panjang'],
        hint: 'Bacaan lengkap sesudah shalat fardhu',
        icon: prayer,
      },
    ],
  },
  {
    label: "Al Ma'tsurat",
    icon: IconSunrise,
    links: [
      {
        ...listLinks['sugro-pagi'],
        hint: 'Ringkas, dibaca pagi hari',
        icon: morning,
      },
      {
        ...listLinks['sugro-petang'],
        hint: 'Ringkas, dibaca petang hari',
        icon: evening,
      },
      {
        ...listLinks['kubro-pagi'],
        hint: 'Lengkap, dibaca pagi hari',
        icon: morning,
      },
      {
        ...listLinks['kubro-petang'],
        hint: 'Lengkap, dibaca petang hari',
        icon: evening,
      },
    ],
  },
  {
    label: 'Dzikir Lainnya',
    icon: IconSparkles,
    links: [
      {
        label: 'Asmaul Husna',
        hint: '99 nama Allah yang indah',
        icon: <IconSparkles size={24} stroke={1.7} />,
        to: paths.asmaulHusna(),
      },
    ],
  },
]

const beside: LinkListItem[] = [
  {
    label: 'Kompass Kiblat',
    hint: 'Arah Ka’bah dari tempat Anda',
    icon: <IconCompass size={24} stroke={1.7} />,
    to: paths.kiblat(),
  },
]

/** Links from the tally to the readings, and to the direction of prayer. */
export function DzikirMenu() {
  const [card, setCard] = useState<Card | null>(null)
  const [opened, setOpened] = useState(false)
  return (
    <section aria-labelledby="kumpulan-dzikir">
      <SectionHeading id="kumpulan-dzikir">Kumpulan Dzikir</SectionHeading>
      <div className={classes.menu}>
        <TileRow>
          {cards.map((one) => (
            <Tile
              key={one.label}
              label={one.label}
              icon={<one.icon size={22} stroke={1.7} />}
              onOpen={() => {
                setCard(one)
                setOpened(true)
              }}
            />
          ))}
        </TileRow>
        <LinkList label="Layanan lain" items={beside} />
      </div>
      <Sheet
        opened={opened}
        title={card?.label ?? ''}
        onClose={() => {
          setOpened(false)
        }}
      >
        {card && <LinkList label={card.label} items={card.links} />}
      </Sheet>
    </section>
  )
}

/** The digital tally, with links to the readings: `/dzikir`, and the `/donation` root. */
export default function DzikirPage() {
  return (
    <div className={classes.page}>
      <TallyCounter />
      <DzikirMenu />
    </div>
  )
}
