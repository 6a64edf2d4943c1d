import { unwritableWords } from '../../../../contract/script-letters.ts'
import { wordAt } from '../../../../contract/spoken-words.ts'
import { byTime, type Cue, cuesAt, subtitleZone } from '../../../../contract/subtitles.ts'
import { ProviderError } from '../../provider.ts'
import { surface } from '../canvas.ts'
import { type Rect, rect } from '../geometry.ts'
import { cueMargin, paintCue } from './paint-cue.ts'
import { type SetCue, setCue, type Typesetting } from './set-cue.ts'

/** Subtitles of a film as pictures, redrawn only when they change. */
export interface SubtitleFilm {
  /** The part of the frame that ever holds text, in whole even pixels. */
  band: Rect
  /** The band's pixels at a moment. */
  at(seconds: number): Uint8Array
}

interface PlacedCue {
  set: SetCue
  top: number
}

const WORDS_MAX = 3

/**
 * Sets all cues and finds the part of the frame they need; null if no cue has text.
 * @throws ProviderError('instruction_not_supported') naming words that would be left out
 */
export function subtitleFilm(cues: readonly Cue[], setting: Typesetting): SubtitleFilm | null {
  const unwritable = cues.flatMap(({ text }) => unwritableWords(text))
  if (unwritable.length > 0)
    throw new ProviderError('instruction_not_supported', 'No typeface has these letters.', {
      details: { words: unwritable.slice(0, WORDS_MAX).join(' ') },
    })
  const sets = cues
    .filter(({ text }) => text.trim() !== '')
    .toSorted(byTime)
    .map((cue) => ({ ...cue, set: setCue(cue, setting) }))
    .filter(({ set }) => set.lines.length > 0)
  if (sets.length === 0) return null
  // The set of visible cues gains members only where a cue begins.
  const states = sets.map(({ from_ms }) => placed(cuesAt(sets, from_ms), setting))
  const band = bandOf(states.flat(), setting)
  const { canvas, ctx } = surface(band.width, band.height)
  const centre = centreOf(setting)
  let drawn: string | null = null
  return {
    band,
    at(seconds) {
      const ms = Math.round(seconds * 1000)
      const now = cuesAt(sets, ms)
      const words = now.map((cue) =>
        setting.style.look === 'highlight' ? wordAt(cue, ms, cue.set.language) : null,
      )
      const key = now.map((cue, index) => `${sets.indexOf(cue)} ${words[index]}`).join()
      if (key !== drawn) {
        drawn = key
        ctx.clearRect(0, 0, band.width, band.height)
        for (const [index, { set, top }] of placed(now, setting).entries()) {
          const place = { centre: centre - band.x, top: top - band.y }
          paintCue(ctx, set, place, { style: setting.style, word: words[index] ?? null })
        }
      }
      return canvas.data()
    },
  }
}

const centreOf = ({ width, ...setting }: Typesetting): number => {
  const free = subtitleZone({ width, height: setting.height }, setting.zone)
  return (width * (1 + free.left - free.right)) / 2
}

/** Stacks simultaneous cues: earlier ones keep their place. */
function placed(now: readonly { set: SetCue }[], setting: Typesetting): PlacedCue[] {
  const { height, style, zone } = setting
  const free = subtitleZone(setting, zone)
  const gap = (set: SetCue) => set.size * 0.6
  let edge = { bottom: height * (1 - free.bottom), top: height * free.top, middle: 0 }[style.place]
  const [first] = now
  if (style.place === 'middle' && first) edge = (height - first.set.height) / 2
  return now.map(({ set }) => {
    if (style.place === 'bottom') {
      const top = edge - set.height
      edge = top - gap(set)
      return { set, top }
    }
    const top = edge
    edge += set.height + gap(set)
    return { set, top }
  })
}

const even = (value: number) => Math.floor(value / 2) * 2

function bandOf(all: readonly PlacedCue[], { width, height }: Typesetting): Rect {
  const tops = all.map(({ set, top }) => top - cueMargin(set))
  const bottoms = all.map(({ set, top }) => top + set.height + cueMargin(set))
  const top = even(Math.max(0, Math.min(...tops)))
  const bottom = Math.min(even(height), even(Math.max(...bottoms)) + 2)
  return rect(0, top, even(width), Math.max(2, bottom - top))
}
