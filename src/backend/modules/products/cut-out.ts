import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { GenerationProvider, GenerationRequest } from '../../generation/provider.ts'
import type { JobRun } from '../../queue/job.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import {
  copyFileTo,
  deleteFile,
  type FileRow,
  findFile,
  markFileUsed,
  storeFile,
} from '../files/index.ts'
import { productPictures } from './tables.ts'

/** The bundled engine, which cuts out a product without sending the picture anywhere. */
const ENGINE = 'builtin'
const EDGE_MAX = 1_600

/**
 * Handler of `products.cut-out`: stores the cut-out if the engine is confident. Either way, the attempt
 * is recorded, and the engine remembers what the recognition model saw for future ads.
 */
export async function cutOutProduct(
  context: Context,
  picture: { productId: string; fileId: string },
  run: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<void> {
  const cutOut = await tryToCutOut(context, picture.fileId, run)
  const isKept = await context.db.transaction(async (tx) => {
    if (cutOut) await markFileUsed(tx, cutOut.id)
    const kept = await tx
      .update(productPictures)
      .set({ isCutOutTried: true, cutOutFileId: cutOut?.id ?? null })
      .where(
        and(
          eq(productPictures.productId, picture.productId),
          eq(productPictures.fileId, picture.fileId),
        ),
      )
      .returning({ fileId: productPictures.fileId })
    return kept.length > 0
  })
  // The picture was removed in the meantime.
  if (cutOut && !isKept) await deleteFile(context, cutOut.id)
}

async function tryToCutOut(
  context: Context,
  fileId: string,
  { signal, isLastAttempt }: Pick<JobRun, 'signal' | 'isLastAttempt'>,
): Promise<FileRow | null> {
  const file = await findFile(context.db, fileId)
  const engine = context.models.findProvider(ENGINE)
  if (!file || !engine) return null
  try {
    return await cutOutOf(context, engine, file, signal)
  } catch (error) {
    if (!isLastAttempt) throw error
    context.log.error({ err: error, fileId }, 'a picture of a product could not be cut out')
    return null
  }
}

function cutOutOf(
  context: Context,
  engine: GenerationProvider,
  file: FileRow,
  signal: AbortSignal,
): Promise<FileRow | null> {
  return withTemporaryFolder(context.env.dataDir, async (folder) => {
    const path = join(folder, 'picture')
    await copyFileTo(context, file.id, path)
    const request = requestOf(file, path, join(folder, 'engine'))
    const handle = await engine.submit(request, { clientToken: file.id, signal })
    try {
      let result = await engine.poll(handle, { signal })
      while (result.state === 'running') {
        signal.throwIfAborted()
        result = await engine.poll(handle, { signal, onProgress: () => undefined })
      }
      const output = result.state === 'succeeded' ? result.outputs[0] : null
      if (!output) return null
      const { teamId, userId } = file
      const owner = { teamId, userId, origin: 'upload' as const, fileName: file.fileName }
      return await storeFile(context, { ...owner, localPath: output.path, kind: 'image', signal })
    } finally {
      await engine.cancel?.(handle)
    }
  })
}

function requestOf(file: FileRow, path: string, workDir: string): GenerationRequest {
  const scale = Math.min(1, EDGE_MAX / Math.max(file.width, file.height))
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2)
  return {
    taskId: `product-picture-${file.id}`,
    workflowType: 'image_edit',
    model: 'adloom-studio-image',
    prompt: 'Remove the background',
    language: 'en',
    width: even(file.width),
    height: even(file.height),
    aspectRatio: '1:1',
    resolution: '1k',
    durationSeconds: 0,
    fps: 0,
    generateAudio: false,
    watermark: false,
    count: 1,
    seed: 0,
    images: [{ path, mimeType: file.mimeType, kind: 'image' }],
    workDir,
  }
}
