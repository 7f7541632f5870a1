import type { paths } from '@/api/generated/backend'
import type { ProgramKind } from './program'

/** Which operation loads a program of each kind: the one place where the kinds differ in their calls. */
export const bySlug = {
  campaign: '/campaign/get_campaign_by_slug',
  kencleng: '/mosque/get_campaign_by_slug',
} as const satisfies Record<ProgramKind, keyof paths>
