import type { Provenance } from '../../media/provenance.ts'
import { readProvenance } from '../../media/read-provenance.ts'
import type { LocalFile } from '../provider.ts'

const MODEL_WORK = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia']
/** A film has up to twenty clips; what one file says of itself stays short enough to be read. */
const [SENTENCES_MAX, CHARACTERS_MAX] = [4, 300]

/**
 * What a file says that the engine made out of others: where one of them was made by a model, so was this one in part,
 * and what that one said of itself, such as that nobody was recorded saying it, is said again.
 */
export async function provenanceOver(
  sources: readonly Pick<LocalFile, 'path' | 'mimeType'>[],
  own: Provenance,
): Promise<Provenance> {
  const all = await Promise.all(
    // What says nothing, or is no picture and no video, changes nothing.
    sources.map(({ path, mimeType }) => readProvenance(path, mimeType).catch(() => null)),
  )
  const byModels = all.filter((one) => one !== null && MODEL_WORK.includes(one.sourceType))
  if (byModels.length === 0) return own
  const listed = (lines: (string | undefined)[]) =>
    [...new Set(lines.map((line) => plain(line ?? '')))].filter(Boolean).slice(0, SENTENCES_MAX)
  // What was changed twice says so once.
  const makers = listed(byModels.map((one) => one?.creatorTool.replace(`, ${ENGINE}`, '')))
  const sentences = listed(byModels.map((one) => one?.description.replace(CHANGED, '')))
  return {
    sourceType: 'compositeWithTrainedAlgorithmicMedia',
    creatorTool: [...makers, ENGINE].join(', '),
    description: [...sentences, CHANGED].join(' '),
  }
}

const ENGINE = 'Adloom built-in engine'
const CHANGED = 'Changed or put together by the built-in engine of Adloom, without an AI model.'

/** A file of somebody may say anything; an argument of a program bears no control characters. */
const plain = (text: string): string =>
  [...text.replace(/\p{C}+/gu, ' ')].slice(0, CHARACTERS_MAX).join('').trim()
