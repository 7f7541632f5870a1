import type { ProgramKind } from '@/lib/program'
import { operationQuery } from '../query'
import { firstProgram, programQuery } from './program'

const PATH = '/campaign/get_campaign_by_slug'

/**
 * A program for its news, the only page that asks for a campaign by its type too (spec §7). Apart from the other
 * queries, so that Home doesn't load it.
 * @throws ApiError 404 when there is no such program
 */
export const programReportQuery = (kind: ProgramKind, slug: string) =>
  kind === 'campaign'
    ? operationQuery(PATH, { slug, type: 'ID' }, firstProgram(PATH, kind))
    : programQuery(kind, slug)
