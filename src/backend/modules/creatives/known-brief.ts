import type { AdWords } from '../../../contract/endpoints/ad-versions.ts'
import type { PromptReading } from '../../../contract/endpoints/prompts.ts'
import type { Language } from '../../../contract/languages.ts'
import type { CallContext } from '../../context.ts'
import { answered } from '../prompts/index.ts'
import { findRepeatable, type Repeatable } from '../tasks/index.ts'
import type { CreativeRow } from './creative-access.ts'

/** The words of an ad, as printed. */
export type SaidWords = Pick<PromptReading, keyof AdWords>

/** An ad that can be typeset again, with its words. */
export interface KnownBrief {
  repeatable: Repeatable
  language: Language
  words: SaidWords
}

/**
 * The words of a creative: those of its brief, with its owner's corrections. Null if we don't typeset
 * them, or if none are printed.
 * @throws AppError('unavailable')
 */
export async function findKnownBrief(
  context: CallContext<'user'>,
  { taskId, fileId }: Pick<CreativeRow, 'taskId' | 'fileId'>,
): Promise<KnownBrief | null> {
  const repeatable = await findRepeatable(context, { taskId, fileId })
  if (!repeatable) return null
  const { task, output } = repeatable
  const version = task.versions?.words[output.position]
  if (version) return { repeatable, ...version }
  const { prompt, language } = task
  const overPicture = output.cleanFileId !== null
  const reading = await answered(
    context.proofs.read({ prompt, language, overPicture, isPatient: true }),
  )
  const corrections = task.corrections ?? {}
  const isPrinted =
    reading.workflows.includes(task.workflowType) || Object.keys(corrections).length > 0
  if (!isPrinted) return null
  return {
    repeatable,
    language: reading.language,
    words: { ...saidOf(reading), ...saidOnly(corrections) },
  }
}

const saidOf = (reading: PromptReading): SaidWords => {
  const { brand, headline, subline, offer, price, old_price, eyebrow, cta, author } = reading
  const { features, legal } = reading
  return {
    brand,
    headline,
    subline,
    offer,
    price,
    old_price,
    eyebrow,
    cta,
    author,
    features,
    legal,
  }
}

/** Drops the parts of a reading that describe the look, not the words. */
const saidOnly = ({
  mood: _mood,
  colours: _colours,
  subject: _subject,
  ...said
}: Partial<PromptReading>): Partial<SaidWords> => said

export const textsOf = ({ features, ...parts }: SaidWords): string[] =>
  [...Object.values(parts), ...features].filter((text) => text !== null)

/**
 * All texts of an ad, separated by a sign that belongs to none of them, so that `$8` and `9` don't read
 * as one price.
 */
export const textOf = (words: SaidWords): string => textsOf(words).join(' | ')
