import { readFile, writeFile } from 'node:fs/promises'
import { parse, z } from 'zod'
import { LANGUAGES } from '../../../../contract/languages.ts'
import type { Cue } from '../../../../contract/subtitles.ts'
import { cuesOfWords } from '../../cues/cues-of-words.ts'
import { languageOfWords } from '../../cues/language-of-words.ts'
import type { SaidPart } from '../../cues/units-of.ts'
import { ProviderError } from '../../provider.ts'

/** A transcript of any service: stored as a result until it becomes subtitles. */
const Heard = z.object({
  language: z.enum(LANGUAGES),
  end_ms: z.number(),
  parts: z.array(z.object({ text: z.string(), from_ms: z.number(), to_ms: z.number() })),
})
type Heard = z.infer<typeof Heard>

/**
 * The transcript as the result of a job.
 * @throws ProviderError('no_speech_heard')
 */
export function asResult(
  parts: SaidPart[],
  { told, end_ms }: { told: string | null | undefined; end_ms: number },
): { base64: string } {
  const text = parts.map((part) => part.text).join('')
  if (text.trim() === '') throw new ProviderError('no_speech_heard', 'Nobody speaks in it.')
  const heard: Heard = { language: languageOfWords(text, told), end_ms, parts }
  return { base64: Buffer.from(JSON.stringify(heard)).toString('base64') }
}

/** The subtitles from a stored transcript. */
export async function readHeard([file]: readonly string[]): Promise<Cue[]> {
  if (!file) return []
  const { parts, ...facts } = parse(Heard, JSON.parse(await readFile(file, 'utf8')))
  return cuesOfWords(parts, facts)
}

const Kept = z.unknown()

/** A stored response for a part, so that a retried run doesn't pay for it again. */
export async function keptAnswer(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : parse(Kept, JSON.parse(text))
}

export const keepAnswer = (file: string, answer: unknown): Promise<void> =>
  writeFile(file, JSON.stringify(answer))
