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
    /** Whisper's name for it; Wizper's is `languages`. */
    inferred_languages: z.array(z.string()).nullish().catch(null),
    languages: z.array(z.string()).nullish().catch(null),
  })
  .nullable()
  .catch(null)
type HeardAnswer = z.infer<typeof HeardAnswer>
type Chunk = NonNullable<NonNullable<HeardAnswer>['chunks']>[number]

/** What any process needs to know of a video to read its transcript. */
const Listening = z.object({
  heard_ms: z.number(),
  spoken: z.string().nullable(),
})
type Listening = z.infer<typeof Listening>

/** Handle fields of a transcription job; empty for any other job. */
export const listeningTo = ({
  workflowType,
  durationSeconds,
  spoken,
}: GenerationRequest): Handle =>
  WORKFLOWS[workflowType].heard ? { heard_ms: durationSeconds * 1_000, spoken: spoken ?? null } : {}

/** Null for a job that isn't a transcription. */
export const listeningOf = (job: Handle): Listening | null => Listening.safeParse(job).data ?? null

/**
 * The transcript as the result of a job.
 * @throws ProviderError('no_speech_heard')
 */
export function lookAtHeard(answer: HeardAnswer, { heard_ms, spoken }: Listening): Look {
  if (!answer) return { state: 'failed', error: said('unknown', 'The answer has no words.') }
  const { inferred_languages, languages } = answer
  const parts = partsOf(transcriptionOf(answer, heard_ms / 1_000), 0)
  const told = spoken ?? (inferred_languages ?? languages)?.[0]
  return { state: 'done', outputs: [asResult(parts, { told, end_ms: heard_ms })] }
}

/** Converts to OpenAI's format: a chunk is a word, or a segment if it holds several words. */
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

/** Maximum length assumed for the last word, whose end may be missing. */
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
