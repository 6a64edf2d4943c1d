import { expect, test } from 'vitest'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import type { Timeline, TimelineClip } from '@/contract/timeline'
import { FilmPlayer } from './player'

const clip = (id: string, change: Partial<TimelineClip> = {}): TimelineClip => ({
  ...{ id, file_id: id, from_ms: 500, to_ms: 1_500, speed: 1, fit: 'fill', focus: 0.5 },
  ...{ volume: 0.5, is_muted: false, enter: { kind: 'dissolve', ms: 400 } },
  ...change,
})
const FILM: Timeline = {
  ratio: '9:16',
  clips: [clip('a'), clip('b', { to_ms: 2_500, speed: 2, is_muted: true })],
  ...{ end_card: null, captions: null },
  tracks: [
    {
      ...{ id: 'v', kind: 'voice', file_id: 'v', start_ms: 0, volume: 1 },
      ...{ fade_in_ms: 0, fade_out_ms: 0 },
    },
  ],
}

/** A video element as far as a player uses it; jsdom plays nothing. */
function video(): HTMLVideoElement {
  const element = document.createElement('video')
  let [time, isSeeking] = [0, false]
  Object.defineProperties(element, {
    pause: { value: () => {} },
    seeking: { get: () => isSeeking },
    currentTime: {
      get: () => time,
      set: (seconds: number) => {
        ;[time, isSeeking] = [seconds, true]
      },
    },
  })
  element.addEventListener('seeked', () => {
    isSeeking = false
  })
  return element
}
const arrive = (element: HTMLVideoElement) => element.dispatchEvent(new Event('seeked'))

function played(peaks: string) {
  const player = new FilmPlayer()
  const [a, b] = [video(), video()]
  const voice: TimelineSource = {
    ...{ file_id: '', name: '', kind: 'audio', url: '', preview_url: '', thumbnail_url: '' },
    ...{ width: 0, height: 0, duration_seconds: 1, has_audio: true, peaks, peaks_per_second: 25 },
  }
  const sources = new Map([['v', voice]])
  player.show(FILM, sources)
  player.attach('a', a)
  player.attach('b', b)
  return { player, a, b }
}

test('[R1.14] a frame puts each video at its moment, in the strength that the film will have', () => {
  const { player, a, b } = played('')
  for (const element of [a, b]) arrive(element)
  player.seek(24)
  expect([a.style.visibility, b.style.visibility]).toEqual(['visible', 'visible'])
  expect([a.style.opacity, b.style.opacity]).toEqual(['1', '0.5'])
  expect([a.currentTime, b.currentTime]).toEqual([expect.closeTo(1.3), expect.closeTo(0.903)])
  player.seek(5)
  expect(b.style.visibility).toBe('hidden')
})

test('[R1.14] a video that was on its way elsewhere goes on to the moment that is shown now', () => {
  const { player, a } = played('')
  player.seek(3)
  player.seek(9)
  arrive(a)
  arrive(a)
  expect(a.currentTime).toBeCloseTo(0.803)
})

test('[R1.14] clips are as loud as they are set, muted ones silent, and quieter under a voice', () => {
  const quiet = played('0'.repeat(25))
  quiet.player.seek(10)
  expect([quiet.a.volume, quiet.b.muted]).toEqual([0.5, true])
  const spoken = played('z'.repeat(25))
  spoken.player.seek(10)
  expect(spoken.a.volume).toBeCloseTo(0.125)
})

test('[R1.14] while an end is pulled, what is seen is the frame that stays, not where it was before the pull', () => {
  const { player, a, b } = played('')
  const pulled = (end: 'first' | 'last', change: Partial<TimelineClip>) => {
    player.showEnd('a', end)
    player.show({ ...FILM, clips: [clip('a', change), clip('b')] }, new Map())
    return [player.getFrame(), a.style.visibility, b.style.visibility]
  }
  expect(pulled('last', { to_ms: 1_100 })).toEqual([17, 'visible', 'visible'])
  expect(pulled('last', { to_ms: 3_500 })).toEqual([89, 'visible', 'visible'])
  expect(pulled('first', { from_ms: 900 })).toEqual([0, 'visible', 'hidden'])
  // A later change keeps the position.
  player.seek(7)
  player.show(FILM, new Map())
  expect(player.getFrame()).toBe(7)
})
