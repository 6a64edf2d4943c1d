import { AppError } from '../../../contract/app-error.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import type { UserActor } from '../../caller.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { findSeenFile, markFileUsed } from '../files/index.ts'
import { isProductPicture } from '../products/index.ts'
import { isSeenAdPicture } from '../seen-ads/index.ts'
import { fetchLink, requireReadyUpload } from '../uploads/index.ts'
import type { InputRole } from './tables.ts'
import type { Asker } from './task-access.ts'
import type { TaskReference } from './task-request.ts'

export interface TaskInput {
  role: InputRole
  position: number
  fileId: string
}

/** A person's voice may be uploaded as pure audio. */
export const VOICES = ['voice', 'reference'] as const

/** A reference to a file in our storage. */
type StoredReference = Omit<TaskReference, 'reference'> & {
  reference: { upload_id: string } | { output_id: string }
}

/** Downloads linked files into our storage first, so nothing slow happens in a transaction. */
export function fetchLinks(
  context: Context,
  actor: UserActor,
  references: readonly TaskReference[],
): Promise<StoredReference[]> {
  return Promise.all(
    references.map(async ({ reference, ...place }) => {
      if (!('url' in reference)) return { ...place, reference }
      const { file } = await fetchLink(context, actor, reference.url)
      return { ...place, reference: { output_id: file.id } }
    }),
  )
}

/**
 * Takes the files for the task that the transaction writes; once committed they are kept.
 * @throws AppError('upload_missing' | 'upload_unfinished'), or 'unsupported_media' with the field
 */
export async function takeReferences(
  tx: Transaction,
  actor: Asker,
  references: readonly StoredReference[],
): Promise<TaskInput[]> {
  const inputs: TaskInput[] = []
  for (const { role, position, kind, field, reference } of references) {
    const file =
      'upload_id' in reference
        ? await requireReadyUpload(tx, {
            uploadId: reference.upload_id,
            owner: { userId: actor.userId },
            ...(role === 'voice' && { purposes: VOICES }),
          })
        : await takeSeenFile(tx, actor, { fileId: reference.output_id, field })
    if (kind && file.kind !== kind)
      throw new AppError('unsupported_media', { field, expected: kind })
    inputs.push({ role, position, fileId: file.fileId })
  }
  return inputs
}

async function takeSeenFile(
  tx: Transaction,
  actor: Asker,
  { fileId, field }: { fileId: string; field: string },
): Promise<{ fileId: string; kind: MediaKind }> {
  const missing = new AppError('upload_missing', { field })
  const isSeen =
    (await findSeenFile(tx, fileId, actor)) !== null ||
    (await isProductPicture(tx, { fileId, teamId: actor.teamId })) ||
    (await isSeenAdPicture(tx, { fileId, teamId: actor.teamId }))
  const file = isSeen && (await markFileUsed(tx, fileId))
  if (!file) throw missing
  return { fileId: file.id, kind: file.kind }
}
