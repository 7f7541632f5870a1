import type { Params } from 'react-router-dom'
import { config, flyerUrl } from '@/api/config'
import type { AnswerOf } from '@/api/decode'
import { firstCallOf } from './first-call-of-query'
import type { FirstCall } from '@/api/first-calls'
import type { paths } from '@/api/generated/backend'
import type { FirstPictures, PageModule } from './route-handle'

/** A first call, and the pictures of its answer that the page shows first. */
export interface PageFirstCall extends FirstCall {
  /**
   * `url`: a flyer's address with `*` for the file's name, or what another picture's address is relative to; `field`: the
   * field of the answer's rows with that name or address.
   */
  pictures?: FirstPictures & { url: string; field: string }
}

/** The fields of the rows that an operation answers with, or of the one object. */
type RowField<Operation> =
  AnswerOf<Operation> extends { data: infer Data }
    ? keyof Extract<Data extends readonly (infer Row)[] ? Row : Data, object>
    : never

/** The contract's field for a flyer's file or a picture's address, for each operation with a page's first pictures. */
const pictureField = {
  '/campaign/get_campaign_infaq': 'flyer',
  '/campaign/get_campaign_by_slug': 'flyer',
  '/campaign/get_campaign_detail': 'flyer',
  '/mosque/get_campaign': 'flyer',
  '/mosque/get_campaign_by_slug': 'flyer',
  '/transaction/getTransaction': 'image',
} as const satisfies { [Path in keyof paths]?: RowField<paths[Path]['get']> }

const fields = new Map<unknown, string>(Object.entries(pictureField))

/**
 * The calls that a page's HTML starts.
 * @param params of the page's address; for a page of `200.html` each holds its own name, as `:slug`
 */
export function firstCallsOf(
  { firstQueries, firstPictures }: Pick<PageModule, 'firstQueries' | 'firstPictures'>,
  params: Params,
  pathname: string,
): PageFirstCall[] {
  const queries = firstQueries?.(params, pathname) ?? []
  return queries.flatMap(({ queryKey }, index): PageFirstCall[] => {
    const key: readonly unknown[] = Array.isArray(queryKey) ? queryKey : []
    const call = firstCallOf(key)
    if (!call) return []
    if (index > 0 || !firstPictures) return [call]
    const field = fields.get(key[1])
    const url = firstPictures.look === null ? `${config.assetUrl}/` : flyerUrl('*')
    if (field === undefined || url === null)
      throw new Error(`${pathname}: where does the answer to ${String(key[1])} name its pictures?`)
    return [{ ...call, pictures: { url, field, ...firstPictures } }]
  })
}
