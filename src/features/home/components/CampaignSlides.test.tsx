// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CampaignSlides } from './CampaignSlides'

const autoplay = vi.hoisted(() => {
  const state = { playing: false }
  const play = () => {
    state.playing = true
  }
  const stop = () => {
    state.playing = false
  }
  return { state, plugins: () => ({ autoplay: { play, stop } }) }
})

// Embla measures its slides, and happy-dom has no layout.
vi.mock('@/ui/picture/Carousel', () => {
  const embla = {
    plugins: autoplay.plugins,
    scrollSnapList: () => [0, 1],
    on: () => undefined,
    off: () => undefined,
  }
  const useCarousel = () => ({ embla, place: 0 })
  return { useCarousel, Carousel: () => null, CarouselSlide: () => null }
})

/** Whether the browser shows the focus: happy-dom always does. */
let isShown = true

beforeEach(() => {
  const { matches } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
    this: HTMLElement,
    selector: string,
  ) {
    return (isShown || selector !== ':focus-visible') && matches.call(this, selector)
  })
  render(
    <CampaignSlides label="Program pilihan">
      <p>Sumur</p>
      <p>Masjid</p>
    </CampaignSlides>,
  )
})
afterEach(cleanup)

const carousel = () => screen.getByRole('group')
const button = () => screen.getByRole('button', { name: /putar otomatis/i })

const focus = () => {
  act(() => {
    button().focus()
  })
}
const blur = () => {
  act(() => {
    button().blur()
  })
}

/** A tap as Android's browsers report it: the finger has left before the button gets the focus. */
function tap() {
  isShown = false
  fireEvent.pointerEnter(carousel())
  fireEvent.pointerLeave(carousel())
  focus()
  fireEvent.click(button())
}

test('a tap on the button stops it, a later one plays again', () => {
  expect(autoplay.state.playing).toBe(true)
  tap()
  expect(autoplay.state.playing).toBe(false)
  blur()
  tap()
  expect(button().getAttribute('aria-label')).toBe('Hentikan putar otomatis')
  expect(autoplay.state.playing).toBe(true)
})

test('stands still under the keyboard’s focus, also when the pointer has come and gone', () => {
  isShown = true
  focus()
  expect(autoplay.state.playing).toBe(false)
  fireEvent.pointerEnter(carousel())
  fireEvent.pointerLeave(carousel())
  expect(autoplay.state.playing).toBe(false)
  blur()
  expect(autoplay.state.playing).toBe(true)
})

test('stands still under the pointer, also when a tapped button loses the focus', () => {
  isShown = false
  fireEvent.pointerEnter(carousel())
  focus()
  blur()
  expect(autoplay.state.playing).toBe(false)
  fireEvent.pointerLeave(carousel())
  expect(autoplay.state.playing).toBe(true)
})
