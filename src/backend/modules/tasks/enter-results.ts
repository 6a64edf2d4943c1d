import { eq } from 'drizzle-orm'
import { nearestRatio } from '../../../contract/nearest-ratio.ts'
import type { Transaction } from '../../db/database.ts'
import { enterItems, findFiles } from '../files/index.ts'
import { findProductOf } from '../products/index.ts'
import { taskInputs } from './tables.ts'
import type { TaskRow } from './task-row.ts'

/** Adds a task's results to its team's library. */
export async function enterResults(
  tx: Transaction,
  { id: taskId, teamId, userId, prompt: words, aspectRatio, brand, photoshoot }: TaskRow,
  { fileIds, createdAt }: { fileIds: readonly string[]; createdAt: Date },
): Promise<void> {
  const files = await findFiles(tx, fileIds)
  const inputs = await tx
    .select({ fileId: taskInputs.fileId })
    .from(taskInputs)
    .where(eq(taskInputs.taskId, taskId))
  const shown = inputs.map(({ fileId }) => fileId)
  const facts = {
    taskId,
    teamId,
    userId,
    origin: 'result' as const,
    words,
    aspectRatio,
    brandName: brand?.name ?? null,
    productId: await findProductOf(tx, { fileIds: shown, teamId }),
    createdAt,
  }
  const results = fileIds.flatMap((fileId) => files.get(fileId) ?? [])
  await enterItems(
    tx,
    results.map((file) => ({
      file,
      // The shots of one photoshoot have different ratios.
      facts: photoshoot ? { ...facts, aspectRatio: nearestRatio(file) } : facts,
    })),
  )
}
