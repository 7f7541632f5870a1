import { config } from '@/api/config'
import { certainText, list, pictureUrl, requiredText, rows, text } from '@/api/decode'
import type { components } from '@/api/generated/backend'
import { $optional } from '@/api/optional-backend'
import { query } from '@/api/query'
import { parseWib } from '@/lib/time/wib-date'
import type { ProgramIdentity } from '@/domain/program/program'
import { ofProgram } from '@/domain/program/program-queries'

/** News of a program ("kabar"). */
export interface ProgramUpdate {
  id: string
  title: string
  /** As the backend sent it; sanitised where it is shown. */
  html: string
  publishedAt: Date | null
  author: string
  /** Full addresses. */
  pictures: string[]
  /** The disbursement of the same program that it tells of. */
  disbursementId: string | null
}

const picture = (url: string) => pictureUrl(url, config.assetUrl)

/** @throws DecodeError without id, or without a list of pictures */
export function toProgramUpdate(
  wire: components['schemas']['ProgramUpdate'],
  what: string,
): ProgramUpdate {
  return {
    id: requiredText(wire.id, `${what}.id`),
    title: certainText(wire.judul) || 'Kabar tanpa judul',
    html: certainText(wire.isi),
    publishedAt: parseWib(certainText(wire.tgl)),
    author: certainText(wire.penulis),
    pictures: [...new Set(list(wire.gambar, picture).flatMap((url) => url ?? []))],
    disbursementId: text(wire.id_pencairan),
  }
}

const updates = { select: rows(toProgramUpdate, ({ id }) => id) }

/** A program's news, newest first. Only where the backend lists the operation. */
export const updatesQuery = (program: ProgramIdentity) =>
  query($optional.queryOptions('get', '/campaign/get_updates', ofProgram(program), updates))
