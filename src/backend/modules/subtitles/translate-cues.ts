import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/languages.ts'
import { CUE_TEXT_MAX } from '../../../contract/subtitles.ts'
import type { CallContext } from '../../context.ts'
import { breakLines } from '../../generation/cues/break-lines.ts'
import { figuresOf } from '../../generation/figures.ts'

type Translate = typeof contract.subtitles.translate

/** Numbered, so that an omitted line affects no other. */
const Answer = z.strictObject({
  lines: z.array(z.strictObject({ number: z.number().int(), text: z.string() })),
})

const TIMEOUT_MS = 45_000

/**
 * Translates cues with the text model. Cues that it omits, or whose figures it changes, stay as they are.
 * @throws AppError('unavailable') without a text model or its answer, AppError('content_blocked')
 */
export async function translateCues(
  { textModel, moderation, log }: CallContext<'user'>,
  { into, texts, before }: ParsedInputOf<Translate>,
): Promise<OutputOf<Translate>> {
  if (!textModel) throw new AppError('unavailable')
  moderation.refuseWords(texts)
  const lines = texts.flatMap((text, at) =>
    text.trim() === '' ? [] : [{ number: at + 1, text: inOneLine(text) }],
  )
  if (lines.length === 0) return { texts: texts.map(() => null) }
  const answer = await textModel.ask({
    order: orderFor(into),
    material: { lines, before: before.map(inOneLine) },
    answer: Answer,
    timeoutMs: TIMEOUT_MS,
  })
  if (!answer) throw new AppError('unavailable')
  const given = new Map(answer.lines.map(({ number, text }) => [number, text]))
  const translated = texts.map((text, at) => usable(text, given.get(at + 1), into))
  const left = translated.filter((one) => one === null).length
  if (left > 0) log.warn({ left, of: texts.length, into }, 'subtitles left untranslated')
  return { texts: translated }
}

const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** The translation with line breaks; null if it's unusable or changes a figure. */
function usable(original: string, given: string | undefined, into: Language): string | null {
  const text = breakLines(given ?? '', into)
  if (text === '' || text.length > CUE_TEXT_MAX) return null
  const [before, after] = [original, text].map((one) =>
    figuresOf(one, { isTranslated: true }).join('\n'),
  )
  return before === after ? text : null
}

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

const orderFor = (into: Language): string =>
  [
    `You are given numbered subtitles of a film and write each of them in ${LANGUAGE_NAMES.of(into)}, as people say it there.`,
    'They are read while they are heard: keep each as short as the one given, and let a sentence that goes on over several',
    'go on over the same ones. Answer with every number once, in one line of text without line breaks. Figures keep their',
    'digits and signs as they are written, and names of brands, products and people stay. What stands under "before" was',
    'said just before; it is not to be translated.',
  ].join(' ')
