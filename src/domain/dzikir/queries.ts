import { list } from '@/api/decode'
import { staticFileQuery } from './static-file'
import { dzikirFile, dzikirLists, type DzikirList, toAsmaulHusnaItem, toDzikirItem } from './lists'

/** The readings of a list, in their order. */
export const dzikirQuery = (name: DzikirList) =>
  staticFileQuery(dzikirFile(name), (data) => list(data, toDzikirItem))

/** The 99 names, in their order. */
export const asmaulHusnaQuery = () =>
  staticFileQuery(dzikirFile('asmaul-husna'), (data) => list(data, toAsmaulHusnaItem))

/** The list of an address; the route table sends no other address to the reading page. */
export function listOfPath(pathname: string): DzikirList {
  const last = pathname.split('/').findLast((part) => part !== '')
  return dzikirLists.find((name) => name === last) ?? dzikirLists[0]
}
