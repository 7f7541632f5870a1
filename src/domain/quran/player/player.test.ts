import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStore } from '@/lib/storage/memory-store-for-tests'
import { makeSurah } from '@/domain/quran/surah-for-tests'
import { FakeAudio } from './fake-audio-for-tests'
import { PATIENCE_MS } from './deck'
import { createPlayer, type Player } from './player'
import { playInOneTab } from './use-player'

const surah = (nomor: number, reciters = ['01', '02']) =>
  makeSurah({
    nomor,
    audio: Object.fromEntries(reciters.map((key) => [key, `https://cdn.test/${key}/${nomor}.mp3`])),
  })
const [one, two, three] = [surah(1), surah(2), surah(3)]

let audio: FakeAudio
let stored: Map<string, string>
let player: Player
const onLoaded = vi.fn()
const makePlayer = () =>
  createPlayer({
    createAudio: () => audio,
    storage: () => memoryStore(stored)(),
    onLoaded,
  })
/** `1 playing`, as a row would show it. */
const shown = () => {
  const { surah: current, status } = player.state.get()
  return current ? `${current.nomor} ${status}` : status
}

beforeEach(() => {
  audio = new FakeAudio()
  stored = new Map()
  onLoaded.mockClear()
  player = makePlayer()
  player.setQueue([one, two, three])
})

describe('a tap on a button', () => {
  it('loads, plays, pauses and resumes the same surah', () => {
    expect(shown()).toBe('idle')
    player.toggle(one)
    expect(shown()).toBe('1 loading')
    expect(audio.src).toBe('https://cdn.test/01/1.mp3')
    audio.begin()
    expect(shown()).toBe('1 playing')
    player.toggle(one)
    expect([shown(), audio.paused]).toEqual(['1 paused', true])
    player.toggle(one)
    audio.tell('playing')
    expect([shown(), audio.paused, audio.sources.length]).toEqual(['1 playing', false, 1])
  })

  it('stops the first when another is started', () => {
    player.toggle(one)
    audio.begin()
    player.toggle(two)
    expect([shown(), audio.src]).toEqual(['2 loading', 'https://cdn.test/01/2.mp3'])
    // A late event of the first must not mark the second as paused.
    audio.tell('pause')
    expect(shown()).toBe('2 loading')
  })

  it('pauses what is still loading', () => {
    player.toggle(one)
    player.toggle(one)
    audio.tell('playing')
    expect(shown()).toBe('1 paused')
  })
})

it('shows when it waits for more, and when the system pauses it', () => {
  player.toggle(one)
  audio.begin()
  audio.tell('waiting')
  expect(shown()).toBe('1 waiting')
  audio.tell('playing')
  audio.pause()
  expect(shown()).toBe('1 paused')
})

describe('what the system does with the sound', () => {
  it('is shown: paused for a call and resumed after it, a tap pauses', () => {
    player.toggle(one)
    audio.begin()
    audio.pause()
    audio.goOn()
    expect(shown()).toBe('1 playing')
    player.toggle(one)
    expect([shown(), audio.paused]).toEqual(['1 paused', true])
  })

  it('without a word of it: a tap doesn’t wait for what is heard already', async () => {
    player.toggle(one)
    audio.begin()
    audio.pause()
    audio.paused = false
    player.toggle(one)
    await expect.poll(shown).toBe('1 playing')
  })

  it('is nothing to a player that was put away', () => {
    player.toggle(one)
    audio.begin()
    player.stop()
    audio.goOn()
    expect(shown()).toBe('idle')
  })
})

it.each(['NotAllowedError', 'AbortError'])(
  'does not start where it is refused: %s',
  async (name) => {
    audio.refuse = new DOMException('refused', name)
    player.toggle(one)
    await expect.poll(shown).toBe('1 paused')
  },
)

describe('a recitation of which nothing comes', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each([
    ['from the beginning', 'loading', () => {}],
    [
      'after a seek',
      'waiting',
      () => {
        audio.begin()
        player.seek(40)
        audio.tell('waiting')
      },
    ],
  ])('has failed after half a minute, %s', (_what, status, before) => {
    player.toggle(one)
    before()
    vi.advanceTimersByTime(PATIENCE_MS - 1)
    audio.tell('progress')
    vi.advanceTimersByTime(PATIENCE_MS - 1)
    expect(shown()).toBe(`1 ${status}`)
    vi.advanceTimersByTime(1)
    expect([shown(), audio.paused]).toEqual(['1 failed', true])
    // The lock screen's button tries again.
    player.play()
    expect(shown()).toBe('1 loading')
  })

  it('is no failure while it is paused or heard', () => {
    player.toggle(one)
    player.toggle(one)
    vi.advanceTimersByTime(PATIENCE_MS)
    expect(shown()).toBe('1 paused')
    player.toggle(one)
    audio.begin()
    audio.tell('progress')
    vi.advanceTimersByTime(PATIENCE_MS)
    expect(shown()).toBe('1 playing')
  })
})

describe('the end of a surah', () => {
  it('is the end', () => {
    player.toggle(one)
    audio.begin()
    audio.reach(59)
    audio.finish()
    expect([shown(), player.progress.get().position]).toEqual(['1 paused', 0])
  })

  it('brings the next one where that was asked for, up to the last', () => {
    player.setAutoNext(true)
    player.toggle(two)
    audio.begin()
    audio.finish()
    expect(shown()).toBe('3 loading')
    audio.begin()
    audio.finish()
    expect(shown()).toBe('3 paused')
    expect(makePlayer().state.get().memory.autoNext).toBe(true)
  })

  it('is told once when all has come, so that it can be kept', () => {
    player.toggle(one)
    audio.begin()
    audio.loadedTo = 30
    audio.tell('progress')
    expect(onLoaded).not.toHaveBeenCalled()
    audio.loadedTo = 60
    audio.tell('progress', 'timeupdate')
    audio.finish()
    expect(onLoaded.mock.calls).toEqual([['https://cdn.test/01/1.mp3']])
  })
})

describe('where one stopped', () => {
  it('is where it goes on, after another surah and in another visit', () => {
    player.toggle(one)
    audio.begin()
    audio.reach(42)
    player.toggle(two)
    audio.begin()
    player.toggle(one)
    // The element is at 0 until its metadata has come.
    audio.tell('timeupdate')
    audio.begin()
    expect(audio.currentTime).toBe(42)

    player.pause()
    audio = new FakeAudio()
    player = makePlayer()
    expect(player.state.get().memory).toMatchObject({ last: 1, lastName: one.namaLatin })
    player.toggle(one)
    audio.begin()
    expect(audio.currentTime).toBe(42)
  })

  it.each([
    [2.9, 0],
    [3, 3],
    [57.9, 57.9],
    [58, 0],
  ])('left at %d s of 60, it goes on at %d', (left, from) => {
    player.toggle(one)
    audio.begin()
    audio.reach(left)
    player.toggle(two)
    expect(player.state.get().memory.positions).toEqual(from === 0 ? {} : { '01/1': from })
    player.toggle(one)
    audio.begin()
    expect(audio.currentTime).toBe(from)
  })

  it('is nowhere at the end: what was heard out pushes no other place out', () => {
    const places = Object.fromEntries(
      Array.from({ length: 19 }, (_, index) => [`01/${50 + index}`, 30]),
    )
    stored.set('jm-murottal', JSON.stringify({ autoNext: true, positions: places }))
    player.reread()
    player.toggle(one)
    audio.begin()
    audio.reach(57)
    audio.reach(59)
    audio.finish()
    audio.begin()
    // Drawn to the end in a pause.
    player.pause()
    player.seek(60)
    expect(makePlayer().state.get().memory.positions).toEqual(places)
  })

  it('is forgotten at the end', () => {
    player.toggle(one)
    audio.begin()
    audio.reach(42)
    player.pause()
    player.play()
    audio.finish()
    player.toggle(two)
    player.toggle(one)
    audio.begin()
    expect(audio.currentTime).toBe(0)
  })

  it('survives what is not ours in the storage', () => {
    stored.set(
      'jm-murottal',
      '{"reciter":7,"positions":{"01/1":"x","../1":5},"last":"y","lastName":""}',
    )
    expect(makePlayer().state.get().memory).toEqual({
      reciter: '01',
      autoNext: false,
      last: null,
      lastName: null,
      positions: {},
    })
  })
})

describe('a reciter', () => {
  it('is 01 until another is chosen; what plays goes on in that voice', () => {
    player.toggle(one)
    audio.begin()
    player.setReciter('02')
    expect([shown(), audio.src]).toEqual(['1 loading', 'https://cdn.test/02/1.mp3'])
    expect(makePlayer().state.get().memory.reciter).toBe('02')
  })

  it('chosen in a pause is heard from the next tap on', () => {
    player.toggle(one)
    audio.begin()
    player.pause()
    player.setReciter('02')
    expect(audio.sources).toHaveLength(1)
    player.play()
    expect(audio.src).toBe('https://cdn.test/02/1.mp3')
  })

  it('who has not recited a surah is stood in for, and the other is named', () => {
    player.setReciter('02')
    player.toggle(surah(3, ['01', '05']))
    expect(audio.src).toBe('https://cdn.test/01/3.mp3')
    expect(player.state.get().reciter).toBe('01')
    player.toggle(surah(4, []))
    expect(shown()).toBe('4 failed')
    expect(player.state.get().reciter).toBeNull()
  })

  /** Another tab's player writes its own memory. */
  const chosenElsewhere = (reciter: string) => {
    const kept: unknown = JSON.parse(stored.get('jm-murottal') ?? '{}')
    stored.set('jm-murottal', JSON.stringify({ ...Object(kept), reciter }))
    player.reread()
  }

  it('chosen in another tab takes no name away from what is heard, nor its place', () => {
    player.toggle(one)
    audio.begin()
    audio.reach(20)
    chosenElsewhere('02')
    expect(player.state.get()).toMatchObject({ reciter: '01', memory: { reciter: '02' } })
    audio.reach(30)
    expect(makePlayer().state.get().memory.positions).toEqual({ '01/1': 30 })
    player.next()
    expect(audio.src).toBe('https://cdn.test/02/2.mp3')
    expect(player.state.get().reciter).toBe('02')
    expect(makePlayer().state.get().memory.positions).toEqual({ '01/1': 30 })
  })

  it.each([
    ['here', (reciter: string) => player.setReciter(reciter)],
    ['in another tab', chosenElsewhere],
  ])('chosen %s in a pause is named, at that voice’s place', (_, choose) => {
    player.toggle(one)
    audio.begin()
    audio.reach(20)
    player.pause()
    choose('02')
    expect(player.state.get().reciter).toBe('02')
    expect(player.progress.get()).toEqual({ position: 0, duration: null })
    player.remember()
    expect(makePlayer().state.get().memory.positions).toEqual({ '01/1': 20 })
    player.play()
    expect(audio.src).toBe('https://cdn.test/02/1.mp3')
  })

  it('keeps the place in a pause where another tab changes something else', () => {
    player.toggle(one)
    audio.begin()
    audio.reach(20)
    player.pause()
    chosenElsewhere('01')
    expect(player.progress.get()).toEqual({ position: 20, duration: 60 })
  })
})

describe('a recitation that fails', () => {
  it('is tried once more without CORS, then said to have failed, and can be tried again', () => {
    player.toggle(one)
    expect(audio.crossOrigin).toBe('anonymous')
    audio.tell('error')
    expect([shown(), audio.crossOrigin, audio.sources.length]).toEqual(['1 loading', null, 2])
    audio.tell('error')
    expect(shown()).toBe('1 failed')
    player.toggle(one)
    expect([shown(), audio.crossOrigin]).toEqual(['1 loading', 'anonymous'])
  })

  it('goes on where the network left it', () => {
    player.toggle(one)
    audio.begin()
    audio.reach(30)
    audio.tell('error', 'error')
    player.toggle(one)
    audio.begin()
    expect(audio.currentTime).toBe(30)
  })

  it('in the middle isn’t taken for one without CORS', () => {
    player.toggle(one)
    audio.begin()
    audio.tell('error')
    expect(shown()).toBe('1 failed')
    player.toggle(one)
    expect(audio.crossOrigin).toBe('anonymous')
  })

  it('from a host without CORS plays, and is not asked for with it again', () => {
    player.toggle(one)
    audio.tell('error')
    audio.begin()
    player.toggle(two)
    expect([shown(), audio.crossOrigin]).toEqual(['2 loading', null])
  })
})

it('goes to the next and the previous, and no further', () => {
  player.toggle(two)
  player.previous()
  expect(shown()).toBe('1 loading')
  player.previous()
  expect(shown()).toBe('1 loading')
  player.next()
  player.next()
  player.next()
  expect(shown()).toBe('3 loading')
})

it.each([
  [-5, 0],
  [30, 30],
  [999, 60],
])('seeking to %d of 60 s gives %d', (wanted, position) => {
  player.toggle(one)
  player.seek(wanted)
  expect(audio.currentTime).toBe(0)
  audio.begin()
  player.seek(wanted)
  expect(audio.currentTime).toBe(position)
})

it('is put away, and remembers', () => {
  player.toggle(one)
  audio.begin()
  audio.reach(20)
  player.stop()
  expect([shown(), audio.src, audio.paused]).toEqual(['idle', '', true])
  audio.tell('error', 'pause', 'timeupdate')
  expect(shown()).toBe('idle')
  expect(makePlayer().state.get().memory.positions).toEqual({ '01/1': 20 })
})

describe('two tabs', () => {
  const posted = vi.fn()
  let hear = () => {}
  beforeEach(() => {
    posted.mockClear()
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        addEventListener(_type: string, listener: () => void) {
          hear = listener
        }
        postMessage = posted
      },
    )
    playInOneTab(player)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('never sound together: the one that begins stops the other', () => {
    hear()
    expect(shown()).toBe('idle')
    player.toggle(one)
    audio.begin()
    audio.tell('waiting', 'playing')
    expect(posted).toHaveBeenCalledTimes(1)
    hear()
    expect([shown(), audio.paused]).toEqual(['1 paused', true])
    expect(posted).toHaveBeenCalledTimes(1)
    audio.goOn()
    expect(posted).toHaveBeenCalledTimes(2)
  })
})
