import { join } from 'node:path'
import type { ImageLayer, LayerDocument, PictureLayer } from '../../../contract/layers.ts'
import { placementOf } from '../../../contract/result-size.ts'
import type { CallContext } from '../../context.ts'
import type { LayerHere, TakenApart } from '../../generation/proofs.ts'
import type { GenerationRequest } from '../../generation/provider.ts'
import { networkOf } from '../../security/network.ts'
import { withTemporaryFolder } from '../../storage/temporary-folder.ts'
import { copyFileTo, type FileRow, findFile, storeFile } from '../files/index.ts'
import { answered } from '../prompts/index.ts'
import { type Again, againRequest, type Layered } from '../tasks/index.ts'
import { requireTeamStorage } from '../uploads/index.ts'

/**
 * The layers of a result composed by the engine; null if its parts are unknown. Each image part becomes
 * a file of its own, deleted after a day unless it's used.
 */
export function takeApart(
  context: CallContext<'user'>,
  file: FileRow,
  task: Layered['task'],
): Promise<LayerDocument | null> {
  const { proofs, env, request } = context
  return withTemporaryFolder(env.dataDir, async (folder) => {
    const { width, height } = file
    const safeZone = placementOf(task)?.safeZone ?? null
    const shape = { width, height, safeZone, seconds: null }
    const again = await againRequest(context, { taskId: task.id, fileId: file.id, folder }, shape)
    if (!again) return null
    const original = join(folder, 'original')
    await copyFileTo(context, file.id, original)
    const asked = await withPicture(context, again, folder)
    if (!asked) return null
    // Compose it as back then: from the style that was requested, not from the one it ended up with.
    const { style: _, ...rest } = asked
    const composed = { ...rest, ...(task.style && { style: task.style }) }
    const question = { request: composed, position: again.position, original, folder }
    const apart = await answered(
      proofs.takeApart({ ...question, dataDir: env.dataDir }, { network: networkOf(request.ip) }),
    )
    return apart && (await kept(context, apart))
  })
}

/** Adds the model's picture that the text was set over. */
async function withPicture(
  context: CallContext<'user'>,
  { request, cleanFileId }: Again,
  folder: string,
): Promise<GenerationRequest | null> {
  if (!cleanFileId) return request
  const clean = await findFile(context.db, cleanFileId)
  if (!clean || !request.painted) return null
  const path = join(folder, 'clean')
  await copyFileTo(context, clean.id, path)
  const pictures = [{ path, mimeType: clean.mimeType, kind: clean.kind }]
  return { ...request, painted: { ...request.painted, pictures } }
}

async function kept(
  context: CallContext<'user'>,
  { layers, ...size }: TakenApart,
): Promise<LayerDocument> {
  const stored: PictureLayer[] = []
  for (const layer of layers)
    stored.push(layer.kind === 'image' ? await keptImage(context, layer) : layer)
  return { ...size, layers: stored }
}

async function keptImage(
  context: CallContext<'user'>,
  { path, ...layer }: Extract<LayerHere, { kind: 'image' }>,
): Promise<ImageLayer> {
  const { teamId, userId } = context.actor
  const { id } = await storeFile(context, {
    localPath: path,
    origin: 'upload',
    fileName: `${layer.role}.png`,
    ...{ teamId, userId, kind: 'image' },
    admit: (tx, sizeBytes) => requireTeamStorage(context, tx, teamId, sizeBytes),
  })
  return { ...layer, file_id: id }
}
