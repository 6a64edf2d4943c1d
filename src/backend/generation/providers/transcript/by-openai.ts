import { join } from 'node:path'
import { parse } from 'zod'
import type { GenerationRequest } from '../../provider.ts'
import type { Begun, SubmitFacts } from '../adapter.ts'
import { formOf } from '../form.ts'
import { callService, type Service } from '../remote-call.ts'
import { partsOf, Transcription } from './answer.ts'
import { asResult, keepAnswer, keptAnswer } from './heard-file.ts'
import type { SoundPart } from './take-sound.ts'

/** Half an hour of words with their times. */
const ANSWER_MAX_BYTES = 32 * 1_048_576

/**
 * The speech in a film, by any service with OpenAI's transcription API; a long film in parts.
 * @throws ProviderError('no_speech_heard'), or ServiceError
 */
export async function hearByOpenAi(
  service: Service,
  request: GenerationRequest,
  { signal }: Pick<SubmitFacts, 'signal'>,
): Promise<Begun> {
  const sounds = await service.tools.own.soundByParts(request, signal)
  const answers: Transcription[] = []
  for (const [at, sound] of sounds.entries())
    answers.push(await hear(service, request, { sound, at }))
  const parts = answers.flatMap((answer, at) => partsOf(answer, sounds[at]?.from_ms ?? 0))
  const told = request.spoken ?? answers[0]?.language
  return { outputs: [asResult(parts, { told, end_ms: request.durationSeconds * 1_000 })] }
}

async function hear(
  service: Service,
  { remote, model, workDir, spoken }: GenerationRequest,
  { sound, at }: { sound: SoundPart; at: number },
): Promise<Transcription> {
  const kept = join(workDir, `heard-${at + 1}.json`)
  const known = await keptAnswer(kept)
  if (known) return parse(Transcription, known)
  const form = await formOf(
    {
      ...{ model: remote?.name ?? model, response_format: 'verbose_json' },
      ...(spoken && { language: spoken }),
      ...remote?.fields,
    },
    [{ field: 'file', file: sound.file, name: `sound-${at + 1}` }],
  )
  // Words carry the times, segments show where a sentence ends and whether it was speech.
  for (const unit of ['word', 'segment']) form.append('timestamp_granularities[]', unit)
  const answer = await callService(service, {
    ...{ method: 'POST', path: '/audio/transcriptions', form, answer: Transcription },
    timeoutMs: service.tools.waits.resultMs,
    answerMaxBytes: ANSWER_MAX_BYTES,
  })
  await keepAnswer(kept, answer)
  return answer
}
