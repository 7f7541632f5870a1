import { describe, expect, test } from 'vitest'
import { type ContactProgress, personalView, viewPath } from './use-steps'

const none: ContactProgress = { awaiting: [], verified: [] }
const awaiting: ContactProgress = { awaiting: ['phone'], verified: [] }
const verified: ContactProgress = { awaiting: [], verified: ['phone'] }

/** What is requested, how far the change is, and the address that is shown. */
const table: [string, ContactProgress, string][] = [
  ['', none, ''],
  ['edit=', none, ''],
  ['edit=password', none, ''],
  ['edit=FULLNAME', none, ''],
  ['edit=__proto__', none, ''],
  ['state=edit', verified, ''],
  ['edit=fullname', none, 'edit=fullname'],
  ['edit=fullname&state=verification', awaiting, 'edit=fullname'],
  ['edit=birthdate', none, 'edit=birthdate'],
  ['edit=address', none, 'edit=address'],
  ['edit=gender', none, 'edit=gender'],
  ['edit=nickName', none, 'edit=nickName'],
  ['edit=phone', none, 'edit=phone'],
  ['edit=phone', verified, 'edit=phone'],
  ['edit=email', none, 'edit=email'],
  ['edit=phone&state=apa', none, 'edit=phone'],
  ['edit=phone&state=choosing', none, 'edit=phone&state=choosing'],
  ['edit=email&state=choosing', verified, 'edit=email&state=choosing'],
  ['edit=phone&state=verification', none, 'edit=phone'],
  ['edit=phone&state=verification', awaiting, 'edit=phone&state=verification'],
  ['edit=email&state=verification', awaiting, 'edit=email'],
  ['edit=phone&state=edit', none, 'edit=phone'],
  ['edit=phone&state=edit', awaiting, 'edit=phone'],
  ['edit=phone&state=edit', verified, 'edit=phone&state=edit'],
  ['edit=email&state=edit', verified, 'edit=email'],
]

describe('personalView', () => {
  test.each(table)('%j with %j shows %j', (asked, progress, shown) => {
    const view = personalView(new URLSearchParams(asked), progress)
    expect(viewPath(view)).toBe(shown ? `/profile/personal?${shown}` : '/profile/personal')
    // The address that a redirect leads to isn't redirected again.
    expect(personalView(new URLSearchParams(shown), progress)).toEqual(view)
  })
})
