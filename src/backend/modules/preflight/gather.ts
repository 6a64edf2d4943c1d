import { join } from 'node:path'
import { AppError } from '../../../contract/app-error.ts'
import {
  EXPORT_FORMATS,
  type ExportFormat,
  findFormat,
  shapeOf,
  takesKind,
} from '../../../contract/export-formats.ts'
import type { CallContext } from '../../context.ts'
import type { LayerMeasures } from '../../generation/proofs.ts'
import { measureLoudness } from '../../media/loudness.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { findKnownBrief } from '../creatives/index.ts'
import { copyFileTo, type FileRow, findSeenFile } from '../files/index.ts'
import { openLayers } from '../layers/index.ts'
import { findLayers, type Layered } from '../tasks/index.ts'
import { type Measure, measuringIn } from './measuring.ts'
import { shotsOf } from './shots-of.ts'
import type { KnownWords, Subject } from './subject.ts'

/** How many saved versions of a picture are followed back to find its words. */
const VERSIONS_MAX = 20
const SHAPE_TOLERANCE = 0.03

export interface Gathered {
  subject: Subject
  /** Measures another document with the same files. */
  measure: Measure
}

/**
 * Gathers all known facts about a file before it's published, and calls `use` while its files are available locally.
 * @throws AppError('not_found' | 'invalid_input' | 'unavailable' …)
 */
export async function withSubject<Result>(
  context: CallContext<'user'>,
  { fileId, formats: ids }: { fileId: string; formats: readonly string[] },
  use: (gathered: Gathered) => Promise<Result>,
): Promise<Result> {
  const { db, actor, env } = context
  const row = await findSeenFile(db, fileId, actor)
  if (!row || row.kind === 'audio') throw new AppError('not_found')
  const history = await historyOf(context, fileId)
  const task = history.at(-1)?.task ?? null
  const placed = placedFormats(task?.placement ?? null, row)
  const wanted = ids.length > 0 ? formatsOf(ids, row) : placed
  const formats = wanted.length > 0 ? wanted : ofItsShape(row)
  const brand = task?.brand ?? null
  const known = {
    file: factsOf(row),
    formats,
    isPlaced: wanted.length > 0,
    words: await wordsOf(context, history),
    brand: brand && brand.colours.length > 0 ? { name: brand.name, colours: brand.colours } : null,
  }
  return withTemporaryFolder(env.dataDir, async (folder) => {
    if (row.kind === 'video') {
      const bring = once(async () => {
        const path = join(folder, 'film')
        await copyFileTo(context, row.id, path)
        return path
      })
      const sound = row.hasAudio ? await measureLoudness(await bring()) : null
      const film = { row, bring, latest: history[0] ?? null, colours: known.brand?.colours ?? [] }
      const shots = await shotsOf(context, film, folder)
      const isRetold = shots.length > 0 && !film.latest?.layers
      const subject = { ...known, parts: null, shots, isRetold, sound }
      return use({ subject, measure: nothing })
    }
    const { document, is_flat: isFlat } = await openLayers(context, { fileId })
    const colours = known.brand?.colours ?? []
    const measure = await measuringIn(folder, { context, document, colours })
    const before = history[0]?.layers?.before ?? null
    const parts = { document, before, measures: await measure(document), isFlat }
    const subject = { ...known, parts, shots: [], isRetold: false, sound: null }
    return use({ subject, measure })
  })
}

/** Runs `make` on first use, so that whoever needs the file first copies it here. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

const nothing = async (): Promise<LayerMeasures> => ({ texts: [], shares: [] })

/** @throws AppError('invalid_input') for an unknown format */
const formatsOf = (ids: readonly string[], { kind }: FileRow): ExportFormat[] =>
  [...new Set(ids)]
    .map((id) => {
      const format = findFormat(id)
      if (!format) throw new AppError('invalid_input', { field: 'formats', rule: 'unknown' })
      return format
    })
    .filter((format) => takesKind(format, kind))

/** The formats of the placement it was made for, in its own shape. */
const placedFormats = (placement: string | null, row: FileRow): ExportFormat[] =>
  ofItsShape(row).filter((format) => format.placement === placement)

const ofItsShape = ({ kind, width, height }: FileRow): ExportFormat[] =>
  EXPORT_FORMATS.filter(
    (format) =>
      takesKind(format, kind) &&
      Math.abs(width / height / shapeOf(format.ratio) - 1) <= SHAPE_TOLERANCE,
  )

const factsOf = ({ kind, mimeType, width, height, sizeBytes, durationSeconds }: FileRow) => ({
  ...{ kind, mime_type: mimeType, width, height },
  ...{ size_bytes: sizeBytes, duration_seconds: durationSeconds },
})

interface Version extends Layered {
  fileId: string
}

/** A picture's history, newest first: a version saved as layers leads to the one before it. */
async function historyOf({ db, actor }: CallContext<'user'>, fileId: string): Promise<Version[]> {
  const history: Version[] = []
  let id: string | undefined = fileId
  while (id && history.length < VERSIONS_MAX) {
    const found: Layered | null = await findLayers(db, { actor, fileId: id })
    if (!found) break
    history.push({ ...found, fileId: id })
    id = found.layers?.of
  }
  return history
}

/** The words the first version was asked to say; null if unknown. */
async function wordsOf(
  context: CallContext<'user'>,
  history: readonly Version[],
): Promise<KnownWords | null> {
  const first = history.at(-1)
  if (!first || first.layers) return null
  const known = await findKnownBrief(context, { taskId: first.task.id, fileId: first.fileId })
  if (!known) return null
  const { features, legal, ...said } = known.words
  const { brand, prompt } = first.task
  const parts = [...Object.values(said), ...features, legal, brand?.name, brand?.legalLine, prompt]
  const texts = parts.filter((part) => typeof part === 'string')
  return { texts, legal: legal ?? brand?.legalLine ?? null }
}
