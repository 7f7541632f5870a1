import { useListed } from '@/domain/capabilities/use-listed'
import { paths } from '@/lib/address/paths'
import { IconBuildingBank } from '@/ui/icons'
import { LinkList } from '@/ui/list/LinkList'
import classes from './LegalityLink.module.css'

/** Leads to the page about the organisation that collects the donations; nothing where the backend has no such page. */
export function LegalityLink() {
  const listed = useListed('/asset/get_legality')
  return (
    listed === true && (
      <div className={classes.section}>
        <LinkList
          label="Lembaga pengelola"
          items={[
            {
              label: 'Legalitas & biaya',
              hint: 'Badan hukum, izin, biaya, dan audit pengelola',
              icon: <IconBuildingBank size={24} stroke={1.7} />,
              to: paths.legality(),
            },
          ]}
        />
      </div>
    )
  )
}
