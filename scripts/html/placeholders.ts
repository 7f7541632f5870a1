import type { Env } from '../../src/api/env.ts'
import { linkedSites, otherRecipients, recipients } from '../../src/features/info/recipients.ts'
import { storedKinds } from '../../src/lib/storage/stored-data.ts'
import type { Placeholders } from './content/content.ts'

/** The host of a configured address, which may be a template (`{z}`). */
const hostOf = (address: string) => /^https?:\/\/([^/]+)/.exec(address)?.[1] ?? address

const list = (items: readonly string[]) => items.map((item) => `- ${item}.`).join('\n')

/** What `content/` may name: the organisation, and what the tables of the code say of data and their recipients. */
export const placeholdersOf = (env: Env): Placeholders => ({
  words: { nama: env.organisation, alamat: env.address, email: env.contactEmail },
  blocks: {
    'data di perangkat': list(
      storedKinds.map(({ title, what, kept }) => `**${title}**: ${what} Disimpan ${kept}`),
    ),
    'penerima data': list([
      ...recipients.map(
        ({ address, name, gets }) => `**${name}** (${hostOf(env[address])}): ${gets}`,
      ),
      ...otherRecipients.map(({ name, gets }) => `**${name}**: ${gets}`),
    ]),
    'tautan keluar': list(Object.values(linkedSites)),
  },
})
