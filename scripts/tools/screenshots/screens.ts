import { accountScreens } from './account-screens'
import { authScreens } from './auth-screens'
import { donationScreens } from './donation-screens'
import { homeScreens } from './home-screens'
import { infoScreens } from './info-screens'
import { masjidScreens } from './masjid-screens'
import { programScreens } from './program-screens'
import { readingScreens } from './reading-screens'
import type { Screen } from './screen'

/** Every screen of the product. */
export const screens: Screen[] = [
  ...homeScreens,
  ...programScreens,
  ...donationScreens,
  ...readingScreens,
  ...authScreens,
  ...accountScreens,
  ...masjidScreens,
  ...infoScreens,
  { name: 'not-found', path: '/tidak/ada' },
]
