// @vitest-environment happy-dom
import { useId } from '@mantine/hooks'
import { render, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Carousel, CarouselSlide } from '../../src/ui/Carousel'
import { MantineRoot } from '../../src/ui/mantine/MantineRoot'
import { useCarousel } from '../../src/ui/use-carousel'

// What the patches of scripts/patches are for, where the tests load libraries.

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an input has the id that the HTML has, and is drawn once', () => {
  const ids: string[] = []
  renderHook(() => ids.push(useId()))
  expect(ids).toEqual([expect.stringMatching(/^mantine-_r_/)])
})

function Slides() {
  return (
    <MantineRoot>
      <Carousel control={useCarousel()} className={undefined}>
        <CarouselSlide>Satu</CarouselSlide>
      </Carousel>
    </MantineRoot>
  )
}

test('a carousel writes no style element', () => {
  const { container } = render(<Slides />)
  expect(container.textContent).toContain('Satu')
  expect(container.querySelector('style')).toBeNull()
})

/** Refuses texts as `require-trusted-types-for 'script'` does. @returns the HTML that went through the policy */
function requireTrustedTypes() {
  const trusted: string[] = []
  class TrustedHtml {
    constructor(readonly html: string) {
      trusted.push(html)
    }
  }
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => ({ createHTML: (html: string) => new TrustedHtml(html) }),
  })
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function (
    this: Element,
    value: unknown,
  ) {
    if (!(value instanceof TrustedHtml)) throw new TypeError(`${String(value)} is not trusted`)
    own?.set?.call(this, value.html)
  })
  return trusted
}

test('a map with a cluster makes HTML through the policy alone', async () => {
  const trusted = requireTrustedTypes()
  // A page of an earlier file may have loaded Leaflet, which asks for the policy once.
  vi.resetModules()
  const { createMasjidMap } = await import('../../src/features/masjid/map/leaflet-map')
  const element = document.createElement('div')
  document.body.append(element)
  Object.defineProperties(element, { clientWidth: { value: 300 }, clientHeight: { value: 300 } })
  const position = { latitude: -6.2, longitude: 106.8 }
  const map = createMasjidMap(element, {
    view: { kind: 'centre', position, zoom: 12 },
    small: false,
    onFollow: () => {},
    onTiles: () => {},
    tileUrl: 'https://tiles.test/{z}/{x}/{y}.png',
  })
  map.setMarkers(
    ['satu', 'dua'].map((id) => ({ id, title: id, address: null, href: null, position })),
  )
  expect(element.textContent).toContain('2 masjid di sini')
  expect(trusted.join()).toContain('2 masjid di sini')
})
