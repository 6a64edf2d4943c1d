import type { TimelineToRender } from '../endpoints/timelines.ts'
import type { Language } from '../languages.ts'
import { charactersOf } from '../speech.ts'
import { type Cue, FIRST_SUBTITLE_STYLE } from '../subtitles.ts'
import { layOut, secondsOf } from '../timeline-layout.ts'
import { END_CARD_SECONDS } from '../ugc.ts'
import type { MadeOutput } from './orders.ts'
import { type AdScene, type AdScript, ratioOf } from './script.ts'

interface Made {
  clips: readonly { scene: AdScene; output: MadeOutput }[]
  card: MadeOutput | null
}

const CUT = { kind: 'cut', ms: 0 } as const

/** The shots in sequence, with captions and the end card. */
export function filmOf(ad: AdScript, { clips, card }: Made): TimelineToRender {
  const film: TimelineToRender = {
    ratio: ratioOf(ad),
    clips: clips.map(({ scene, output }) => ({
      ...{ id: scene.id, file_id: output.output_id, speed: 1, fit: 'fill' },
      ...{ from_ms: 0, to_ms: Math.floor((output.duration_seconds ?? 1) * 1000) },
      // Keeps the bottom right corner, where the AI label is, from being cropped.
      focus: scene.shows === 'speaks' && ad.isLabelled ? 1 : 0.5,
      ...{ volume: 1, is_muted: scene.shows === 'product', enter: CUT },
    })),
    end_card: card && {
      ...{ file_id: card.output_id, seconds: END_CARD_SECONDS },
      enter: { kind: 'fade', ms: 400 },
    },
    captions: null,
    tracks: [],
  }
  const cues = ad.hasCaptions ? captionsOf(film, clips, ad.language) : []
  return cues.length === 0 ? film : { ...film, captions: { cues, style: FIRST_SUBTITLE_STYLE } }
}

export const filmSeconds = (film: TimelineToRender): number => secondsOf(layOut(film).frames)

/** Captions timed to the speech; product shots already show their words. */
function captionsOf(film: TimelineToRender, clips: Made['clips'], language: Language): Cue[] {
  const { pieces } = layOut(film)
  return clips.flatMap(({ scene }, at) => {
    const piece = pieces[at]
    if (!piece || scene.shows !== 'speaks') return []
    const [from, to] = [piece.from, piece.to].map((frame) => Math.round(secondsOf(frame) * 1000))
    return cuesOf(scene.words, { from: from ?? 0, to: to ?? 0 }, language)
  })
}

/** Characters readable at a glance; an ideograph is a syllable. */
const LINE_MAX: Partial<Record<Language, number>> = { zh: 14, ja: 14, ko: 20 }

/** Splits a sentence into cues, timed evenly over the speech. */
export function cuesOf(
  words: string,
  span: { from: number; to: number },
  language: Language,
): Cue[] {
  const bites = bitesOf(words, language)
  const total = bites.reduce((sum, bite) => sum + charactersOf(bite), 0)
  let said = 0
  const timeAt = (characters: number) =>
    Math.round(span.from + ((span.to - span.from) * characters) / Math.max(1, total))
  return bites.flatMap((text) => {
    const from_ms = timeAt(said)
    said += charactersOf(text)
    const to_ms = timeAt(said)
    return to_ms > from_ms ? [{ from_ms, to_ms, text }] : []
  })
}

function bitesOf(words: string, language: Language): string[] {
  const max = LINE_MAX[language] ?? 32
  const bites: string[] = []
  let bite = ''
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(
    words.trim(),
  )) {
    const isMark = /^[\p{P}\s]+$/u.test(segment)
    if (!isMark && charactersOf(bite + segment) > max && bite.trim() !== '') {
      bites.push(bite.trim())
      bite = ''
    }
    bite += segment
  }
  return [...bites, bite.trim()].filter((one) => one !== '')
}
