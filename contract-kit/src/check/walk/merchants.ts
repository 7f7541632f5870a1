import { membersOf, textAt } from '../http/json'
import type { Visit } from './visit'

/**
 * Checks that mosques with one NMID have one merchant's name: where an answer has the same NMID for all mosques, the app
 * would call a stranger's sticker the mosque's own.
 */
export async function checkMerchants(visit: Visit): Promise<void> {
  const names = new Map<string, string>()
  for (const { slug } of await visit.followed('mosque')) {
    const { exchange, data } = await visit.run.ask('mosque/get_profile', {
      query: [['slug', slug]],
    })
    const { qris } = membersOf(data)
    const [nmid, name] = [textAt(qris, 'nmid'), textAt(qris, 'nama_merchant')]
    if (nmid === undefined || name === undefined) continue
    const other = names.get(nmid) ?? name
    names.set(nmid, other)
    if (other === name) continue
    visit.run.tell(exchange, 'same', {
      field: '/data/qris/nmid',
      expected: 'must not be that of a mosque whose merchant has another name',
      seen: `${nmid} of ${other} and ${name}`,
    })
    return
  }
}
