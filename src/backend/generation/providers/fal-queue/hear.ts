import { z } from 'zod'
import { WORKFLOWS } from '../../../../contract/generation.ts'
import type { GenerationRequest, Handle } from '../../provider.ts'
import type { Look } from '../adapter.ts'
import { said } from '../service-error.ts'
import { partsOf, type Transcription } from '../transcript/answer.ts'
import { asResult } from '../transcript/heard-file.ts'

/** Null: a run that ended with something else. */
export const HeardAnswer = z
  .object({
    text: z.string(),
    chunks: z
      .array(z.object({ text: z.string(), timestamp: z.array(z.number().nullable()) }))
      .nullish(),
    /** Of Whisper; Wizper calls it otherwise. */
    inferred_languages: z.array(z.string()).nullish().catch(null),
    languages: z.array(z.string()).nullish().catch(null),
  })
  .nullable()
  .catch(null)
type HeardAnswer = z.infer<typeof HeardAnswer>
type Chunk = NonNullable<NonNullable<HeardAnswer>['chunks']>[number]

/** What has to be known of a video to read what was heard in it, by whichever process. */
const Listening = z.object({
  heard_ms: z.number(),
  spoken: z.string().nullable(),
})
type Listening = z.infer<typeof Listening>

/** What a job that listens has in its handle; nothing for any other. */
export const listeningTo = ({
  workflowType,
  durationSeconds,
  spoken,
}: GenerationRequest): Handle =>
  WORKFLOWS[workflowType].heard ? { heard_ms: durationSeconds * 1_000, spoken: spoken ?? null } : {}

/** Null for a job that does not listen. */
export const listeningOf = (job: Handle): Listening | null => Listening.safeParse(job).data ?? null

/**
 * What was said, as the result of a job.
 * @throws ProviderError('no_speech_heard')
 */
export function lookAtHeard(answer: HeardAnswer, { heard_ms, spoken }: Listening): Look {
  if (!answer) return { state: 'failed', error: said('unknown', 'The answer has no words.') }
  const { inferred_languages, languages } = answer
  const parts = partsOf(transcriptionOf(answer, heard_ms / 1_000), 0)
  const told = spoken ?? (inferred_languages ?? languages)?.[0]
  return { state: 'done', outputs: [asResult(parts, { told, end_ms: heard_ms })] }
}

/** In the words of those who answer as OpenAI does: chunks are words, or segments where they hold several. */
function transcriptionOf(
  { text, chunks }: NonNullable<HeardAnswer>,
  endSeconds: number,
): Transcription {
  const timed = (chunks ?? []).flatMap((chunk, at, all) =>
    timedChunk(chunk, all[at + 1], endSeconds),
  )
  const isBySegment = timed.some((one) => /\S\s+\S/u.test(one.text))
  return isBySegment
    ? { text, segments: timed }
    : { text, words: timed.map(({ text: word, start, end }) => ({ word, start, end })) }
}

/** Of the last word heard the end may be left open. */
const OPEN_SECONDS = 1

function timedChunk(
  { text, timestamp: [start, end] }: Chunk,
  next: Chunk | undefined,
  last: number,
) {
  if (start === undefined || start === null) return []
  const open = Math.min(next?.timestamp[0] ?? last, start + OPEN_SECONDS)
  return [{ text, start, end: Math.max(start, end ?? open) }]
}
