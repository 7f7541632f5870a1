import { programPath } from '@/domain/program/program-path'
import { settingsStore } from '@/domain/capabilities/settings-store'
import { paths } from '@/lib/address/paths'
import { IconBox, IconCalendarEvent, IconChartBar } from '@/ui/icons'
import { useStore } from '@/ui/use-store'
import { Tile, TileRow } from '@/ui/list/Tile'

/** The links of a mosque's page: events, the finance dashboard (another product), the collection box. */
export function MasjidTiles({ slug }: { slug: string }) {
  return (
    <TileRow>
      <Tile
        label="Kegiatan"
        icon={<IconCalendarEvent size={20} stroke={1.7} />}
        to={paths.masjidEvents(slug)}
      />
      <Tile
        label="Keuangan"
        icon={<IconChartBar size={20} stroke={1.7} />}
        href={useStore(settingsStore).financeUrl}
      />
      <Tile
        label="Kencleng Masjid"
        icon={<IconBox size={20} stroke={1.7} />}
        to={programPath({ kind: 'kencleng', slug })}
      />
    </TileRow>
  )
}
