import { z } from 'zod'
import type { SaidPart } from '../../cues/units-of.ts'
import { said } from '../service-error.ts'
import { timedWords } from './timed-words.ts'

const Segment = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  no_speech_prob: z.number().nullish(),
  avg_logprob: z.number().nullish(),
})
type Segment = z.infer<typeof Segment>

/** The `verbose_json` response of OpenAI's transcription API and its lookalikes. */
export const Transcription = z.object({
  language: z.string().nullish().catch(null),
  text: z.string(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).nullish(),
  segments: z.array(Segment).nullish(),
})
export type Transcription = z.infer<typeof Transcription>

/** Thresholds that Whisper itself uses to treat its output as silence. */
const NO_SPEECH = 0.6
const LIKELY = -1

/** Words hallucinated from noise and silence, which the model's own scores disclaim. */
const isMadeUp = ({ no_speech_prob: silence, avg_logprob: likely }: Segment): boolean =>
  (silence ?? 0) > NO_SPEECH && (likely ?? 0) < LIKELY

/**
 * The speech in a part of a film that starts at `from_ms`.
 * @throws ServiceError for a server that returns no times
 */
export function partsOf({ text, words, segments }: Transcription, from_ms: number): SaidPart[] {
  const believed = segments?.filter((one) => !isMadeUp(one)) ?? []
  const isHeard = ({ start, end }: { start: number; end: number }) =>
    !segments?.some(
      (one) => isMadeUp(one) && one.start <= (start + end) / 2 && (start + end) / 2 < one.end,
    )
  const heard = (words ?? []).filter(isHeard)
  if (heard.length === 0 && believed.length === 0) {
    if (text.trim() === '' || segments?.length || words?.length) return []
    throw said('misconfigured', 'The server says no times: verbose_json is not served.')
  }
  const written = segments?.length ? believed.map((one) => one.text).join('') : text
  const timed = heard.length > 0 ? timedWords(heard, written) : believed.flatMap(spread)
  return timed.map((part) => ({
    text: part.text,
    from_ms: from_ms + Math.round(part.start * 1_000),
    to_ms: from_ms + Math.round(part.end * 1_000),
  }))
}

/** Spreads a segment's words evenly over its time, if nothing better is known. */
function spread({ start, end, text }: Segment) {
  const words = [
    ...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(`${text.trim()} `),
  ]
  const perCharacter = (end - start) / Math.max(1, text.trim().length)
  return words.map(({ segment, index }) => ({
    text: segment,
    start: Math.min(end, start + index * perCharacter),
    end: Math.min(end, start + (index + segment.length) * perCharacter),
  }))
}
