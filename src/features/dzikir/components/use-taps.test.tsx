// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTaps } from './use-taps'

const onTap = vi.fn()

function Counter() {
  return (
    <button type="button" {...useTaps(onTap)}>
      Hitung
    </button>
  )
}

afterEach(cleanup)

/** Milliseconds. */
let clock = 0

type Step = (button: HTMLElement) => void

/** What a browser tells a button. */
const tell =
  (event: Event, { after = 5, endsOn = 'button' } = {}): Step =>
  (button) => {
    clock += after
    Object.defineProperty(event, 'timeStamp', { value: clock })
    document.elementFromPoint = () => (endsOn === 'button' ? button : document.body)
    fireEvent(button, event)
  }

const up = (init: PointerEventInit, endsOn?: string) =>
  tell(new PointerEvent('pointerup', { bubbles: true, ...init }), { endsOn })
const click = (detail: number, after?: number) =>
  tell(new MouseEvent('click', { bubbles: true, detail }), { after })

const mouse = { pointerType: 'mouse', width: 1 }
const touch = { pointerType: 'touch', width: 20 }

test.each<[string, number, Step[]]>([
  ['a touch with its click', 1, [up(touch), click(1)]],
  ['a touch without one', 1, [up(touch)]],
  ['a touch whose click is late', 1, [up(touch), click(1, 350)]],
  ['two thumbs in turn', 4, [up(touch), up(touch), up(touch), up(touch)]],
  ['a touch that slid off', 0, [up(touch, 'page')]],
  ['a mouse', 1, [up(mouse), click(1)]],
  ['a mouse’s other button', 0, [up(mouse)]],
  ['a mouse, a while after a touch', 2, [up(touch), click(1), click(1, 1001)]],
  [
    'a mouse, right after a touch',
    2,
    [up(touch), click(1), tell(new PointerEvent('click', { bubbles: true, detail: 1, ...mouse }))],
  ],
  ['a key', 1, [click(0)]],
  ['a key, right after a touch', 2, [up(touch), click(1), click(0)]],
  ['VoiceOver, which tells a touch without a size', 1, [up({ ...touch, width: 0 }), click(1)]],
  ['TalkBack, which may tell clicks alone', 2, [click(1), click(1)]],
])('%s counts %i', (_what, count, steps) => {
  onTap.mockClear()
  render(<Counter />)
  clock += 10_000
  for (const step of steps) step(screen.getByRole('button'))
  expect(onTap).toHaveBeenCalledTimes(count)
})

test('a key held down counts once', () => {
  render(<Counter />)
  // What isn't prevented, the browser makes a click of.
  const press = (repeat: boolean) =>
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', repeat })
  expect([press(false), press(true)]).toEqual([true, false])
})
