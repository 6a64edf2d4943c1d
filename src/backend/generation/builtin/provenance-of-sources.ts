import type { Provenance } from '../../media/provenance.ts'
import { readProvenance } from '../../media/read-provenance.ts'
import type { LocalFile } from '../provider.ts'

const MODEL_WORK = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia']
/** A film has up to twenty clips, but a file's description must stay short enough to read. */
const [SENTENCES_MAX, CHARACTERS_MAX] = [4, 300]

/**
 * Provenance of a file that the engine made from others: if a model made one of them, it made part of this one,
 * and that file's own statements, such as that nobody was recorded saying this, are repeated.
 */
export async function provenanceOver(
  sources: readonly Pick<LocalFile, 'path' | 'mimeType'>[],
  own: Provenance,
): Promise<Provenance> {
  const all = await Promise.all(
    // A file without provenance, or one that is neither picture nor video, changes nothing.
    sources.map(({ path, mimeType }) => readProvenance(path, mimeType).catch(() => null)),
  )
  const byModels = all.filter((one) => one !== null && MODEL_WORK.includes(one.sourceType))
  if (byModels.length === 0) return own
  const listed = (lines: (string | undefined)[]) =>
    [...new Set(lines.map((line) => plain(line ?? '')))].filter(Boolean).slice(0, SENTENCES_MAX)
  // A file that was changed twice says so only once.
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

/** User files may contain anything; a program's argument must not contain control characters. */
const plain = (text: string): string =>
  [...text.replace(/\p{C}+/gu, ' ')].slice(0, CHARACTERS_MAX).join('').trim()
