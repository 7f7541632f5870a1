import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testScreens } from '@/app/screen-for-tests'
import { PhotoCropper } from '@/features/account/photo/PhotoCropper'
import { createMasjidMap } from '@/features/masjid/map/leaflet-map'
import { paths, profileEdits } from '@/lib/address/paths'
import { showToast } from '../../src/ui/overlay/toast'
import { atOnce, loading, loadingNewer } from '../e2e/loading-routes'

/*
 * Libraries bring names of their own, in English: "Zoom in", "Next slide", "Toggle password visibility". Nobody sees
 * most of them, but a screen reader says them.
 */
const { open, settle, logIn, give, hook } = testScreens({ base: false })

/**
 * Frequent words of English and of its interfaces that Indonesian doesn't have; "menu", "program", "volume" and "tab" are
 * words of both. Hardly a name of two words has none of them, which is no proof: a single word that isn't here passes.
 */
const ENGLISH = new Set(
  `about add after again all and are arrow available back be before button by cancel carousel change choose clear click
  close code collapse contributors copy country current day days decrease delete deselect dialog done down drag edit
  empty end enter error expand failed field file for found from full go has have hide hour icon image in increase input
  invalid is item items key keyboard keys language left library list load loaded loading location log map maps marker
  maximum minimum minute month months more move name next not notification number of off on open option options or page
  pagination pause picker play please popup press previous read remove required reset resize results right save screen
  scroll search second select selected send show shown slide slider slides spinner start submit text the this time to
  today toggle try type undo up use user value view visibility wait was week window with year years yes you your
  zoom`.split(/\s+/),
)

/** The specification's own words, and names. */
const RIGHT = [
  'CC BY-SA',
  'The Noble Qur’an Encyclopedia',
  'Error saat mengambil data lokasi.',
  'Google Maps',
  'List Masjid',
  'Loading location...',
  'Loading...',
  'Oopss, Error 404!',
  'Reset',
]

const attributes = [
  'alt',
  'aria-braillelabel',
  'aria-brailleroledescription',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]

const textsOf = (element: Element) => [
  ...attributes.map((name) => element.getAttribute(name) ?? ''),
  ...[...element.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? ''),
]

// With its digits, for there is no "be" in a version of the app that is named 4a8be46.
const isEnglish = (text: string) =>
  (
    RIGHT.reduce((rest, right) => rest.replace(right, ''), text)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu) ?? []
  ).some((word) => ENGLISH.has(word))

/** The texts of the document with an English word in them: seen, named, described or announced. */
function english(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.matches('style, script') && !element.closest('[lang|="ar"]'),
  )
  return [document.title, ...elements.flatMap(textsOf)].filter(isEnglish)
}

const nameOf = (element: Element) =>
  `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`

/** Looks at the screen, at what opens there (sheets, pickers, details), and at what its forms say to empty fields. */
async function look(): Promise<string[]> {
  await settle()
  const found = new Set(english())
  const opened = new Set<string>()
  const next = () =>
    [
      ...document.querySelectorAll(
        '[aria-haspopup], [aria-expanded="false"], details:not([open]) > summary',
      ),
    ].find((element) => !opened.has(nameOf(element)))
  const lookAgain = async () => {
    await settle()
    for (const text of english()) found.add(text)
  }
  for (let opening = next(); opening; opening = next()) {
    opened.add(nameOf(opening))
    fireEvent.click(opening)
    await lookAgain()
  }
  for (const form of [...document.forms]) {
    fireEvent.submit(form)
    await lookAgain()
  }
  return [...found]
}

/** Leads a visitor to the login. */
const isAccounts = (path: string) => /^\/profile|\/fundraiser$/.test(path)
const addresses = [...loading, ...loadingNewer, ...atOnce]

it.each(addresses.filter((path) => !isAccounts(path)))(
  'a visitor meets no English at %s',
  async (path) => {
    await open(path)
    expect(await look()).toEqual([])
  },
)

it.each([
  '/',
  ...addresses.filter((path) => isAccounts(path) || path.endsWith('/donate')),
  ...profileEdits.map((edit) => paths.personal(edit)),
  paths.personal('phone', 'choosing'),
  paths.personal('phone', 'verification'),
])('an account meets no English at %s', async (path) => {
  await logIn()
  await open(path)
  expect(await look()).toEqual([])
})

it.each(['paid', 'expire', 'fail', null])('a donation has no English: %s', async (change) => {
  const code = await give({ codePayment: 'BSI', typePayment: 'Manual' })
  if (change !== null) await hook(`donations/${code}/${change}`)
  for (const path of [paths.donation(code), paths.checkout(code)]) {
    await open(path)
    expect(await look()).toEqual([])
  }
})

it('neither a toast, the cropper of photos nor a map has English names', async () => {
  await open(paths.settings())
  showToast('Disimpan.', { duration: Infinity })
  await screen.findByRole('button', { name: 'Tutup pemberitahuan' })
  render(<PhotoCropper url="data:," onChange={() => undefined} />)
  const { container } = render(<div />)
  const map = createMasjidMap(container, {
    view: { kind: 'indonesia' },
    small: false,
    tileUrl: '{x}',
    onTiles: () => undefined,
    onFollow: () => undefined,
  })
  expect(await look()).toEqual([])
  screen.getByRole('button', { name: 'Perbesar' })
  map.destroy()
})
