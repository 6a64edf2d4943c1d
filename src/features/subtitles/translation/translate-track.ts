import type { Language } from '@/contract/languages'
import { type Cue, TRANSLATED_AT_ONCE } from '@/contract/subtitles'

/** Number of preceding cues sent as context, so that the tone stays consistent. */
const BEFORE = 3

interface Part {
  into: Language
  texts: string[]
  before: string[]
}

/** Words in order; null where the original has to stay. */
export type Translator = (part: Part) => Promise<readonly (string | null)[]>

interface Translation {
  cues: Cue[]
  /** Number of cues that keep their words. */
  left: number
}

/**
 * Translates cues in batches, keeping their times. A cue that cannot be translated keeps its words and is
 * marked.
 * @throws what the first part throws: then nothing has been translated
 */
export async function translateTrack(
  cues: readonly Cue[],
  {
    into,
    ask,
    onProgress,
  }: { into: Language; ask: Translator; onProgress: (share: number) => void },
): Promise<Translation> {
  const translated: Cue[] = []
  for (let from = 0; from < cues.length; from += TRANSLATED_AT_ONCE) {
    const part = cues.slice(from, from + TRANSLATED_AT_ONCE)
    const before = cues.slice(Math.max(0, from - BEFORE), from)
    const texts = await ask({ into, texts: textsOf(part), before: textsOf(before) }).catch(
      (error) => {
        if (from === 0) throw error
        return []
      },
    )
    translated.push(...part.map((cue, at) => withText(cue, texts[at] ?? null)))
    onProgress(Math.min(1, translated.length / cues.length))
  }
  return { cues: translated, left: translated.filter((cue) => cue.is_untranslated).length }
}

const textsOf = (cues: readonly Cue[]): string[] => cues.map(({ text }) => text)

const withText = ({ from_ms, to_ms, text }: Cue, other: string | null): Cue =>
  other === null
    ? { from_ms, to_ms, text, ...(text.trim() !== '' && { is_untranslated: true }) }
    : { from_ms, to_ms, text: other }
