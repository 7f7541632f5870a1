import { AppearanceCard } from '@/features/settings/components/AppearanceCard'
import { LocationCard } from '@/features/settings/components/LocationCard'
import { StoredDataCard } from '@/features/settings/components/StoredDataCard'
import { VersionCard } from '@/features/settings/components/VersionCard'
import classes from './SettingsPage.module.css'

/** How the app looks, where it thinks the user is, what it keeps on this device, and which version it is. */
export default function SettingsPage() {
  return (
    <div className={classes.page}>
      <AppearanceCard />
      <LocationCard />
      <StoredDataCard />
      <VersionCard />
    </div>
  )
}
