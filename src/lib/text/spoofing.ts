/**
 * Signs that can't be seen and turn round what stands beside them, or hide in it: a link's words, a preview's title. The
 * joiners of Arabic and of emoji are no such signs.
 */
const DECEPTIVE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** Text of others without {@link DECEPTIVE} signs; all else stays, unlike in `cleanText`. */
export const withoutDeceptiveSigns = (text: string): string => text.replace(DECEPTIVE, '')

/** Whether an address has a user name or a password. `https://bank.id@evil.example` looks like another host with it. */
export const hasCredentials = ({ username, password }: URL): boolean =>
  username !== '' || password !== ''
