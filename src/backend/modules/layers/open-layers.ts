import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../../contract/app-error.ts'
import { isUploadedFont } from '../../../contract/brand.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import {
  filesOfLayers,
  type LayerDocument,
  type PictureLayer,
  uploadedFontsOf,
} from '../../../contract/layers.ts'
import type { CallContext } from '../../context.ts'
import { knownFonts } from '../brands/index.ts'
import { type FileRow, fileView, findFiles, findSeenFile } from '../files/index.ts'
import { findLayers, type Layered } from '../tasks/index.ts'
import { flatDocument } from './flat-document.ts'
import { takeApart } from './take-apart.ts'

type Open = typeof contract.layers.open

/** Cached, because taking a picture apart takes a second, and the result stays valid until its files are swept. */
const taken = new LRUCache<string, LayerDocument>({ max: 500 })

/** @throws AppError('not_found' | 'unsupported_media' | 'unavailable' | 'team_storage_full' …) */
export async function openLayers(
  context: CallContext<'user'>,
  { fileId }: ParsedInputOf<Open>,
): Promise<OutputOf<Open>> {
  const { db, actor } = context
  const file = await findSeenFile(db, fileId, actor)
  if (!file) throw new AppError('not_found')
  if (file.kind !== 'image') throw new AppError('unsupported_media', { expected: 'image' })
  const found = await findLayers(db, { actor, fileId })
  const document =
    found?.layers?.after ?? (found && (await apart(context, file, found.task))) ?? null
  const shown = document
    ? await inKnownFonts(context, document)
    : flatDocument(file, context.request.language)
  return {
    document: shown,
    files: await filesOf(context, shown),
    is_flat: document === null,
    name: file.fileName,
    placement: found?.task.placement ?? null,
  }
}

/** Replaces fonts that the team has deleted with a plain one. */
async function inKnownFonts(
  { db, actor }: CallContext<'user'>,
  document: LayerDocument,
): Promise<LayerDocument> {
  const own = uploadedFontsOf(document)
  if (own.length === 0) return document
  const known = await knownFonts(db, own, actor.teamId)
  const layers = document.layers.map(
    (layer): PictureLayer =>
      layer.kind === 'text' && isUploadedFont(layer.font) && !known.has(layer.font)
        ? { ...layer, font: 'inter' }
        : layer,
  )
  return { ...document, layers }
}

async function apart(
  context: CallContext<'user'>,
  file: FileRow,
  task: Layered['task'],
): Promise<LayerDocument | null> {
  const key = join(context.actor.userId, file.id)
  const known = taken.get(key)
  if (known) {
    const ids = filesOfLayers(known)
    if ((await findFiles(context.db, ids)).size === ids.length) return known
  }
  const document = await takeApart(context, file, task)
  if (document) taken.set(key, document)
  return document
}

async function filesOf(
  context: CallContext<'user'>,
  document: LayerDocument,
): Promise<OutputOf<Open>['files']> {
  const files = await findFiles(context.db, filesOfLayers(document))
  return [...files.values()].map((file) => ({
    file_id: file.id,
    url: fileView(context, context.request, file).url,
    width: file.width,
    height: file.height,
  }))
}
