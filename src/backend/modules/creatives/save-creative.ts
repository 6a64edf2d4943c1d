import { z } from 'zod'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { findCampaign } from '../campaigns/index.ts'
import { markFileUsed, setCreative } from '../files/index.ts'
import { enterResults, findOutputIds, requireTask } from '../tasks/index.ts'
import { creatives } from './tables.ts'

type Save = typeof contract.creatives.save

/**
 * Saves a result of one of the user's tasks as a creative of the team: it then outlives its task and never expires.
 * @throws AppError('invalid_input') unless exactly one result of the task is named
 */
export async function saveCreative(
  { db, actor, clock }: CallContext<'user'>,
  input: ParsedInputOf<Save>,
): Promise<OutputOf<Save>> {
  const { url, kind, field } = chosenResult(input)
  const task = await requireTask(db, { taskId: input.log_id, actor })
  const foreign = new AppError('invalid_input', { field, rule: 'not_a_result' })
  const fileId = fileIdIn(url)
  if (!fileId || !(await findOutputIds(db, task.id)).includes(fileId)) throw foreign
  const creative = await db.transaction(async (tx) => {
    const file = await markFileUsed(tx, fileId)
    if (file?.kind !== kind) throw foreign
    const { teamId, userId } = actor
    const appId = input.app_id ?? null
    const folder = appId ? await findCampaignNamed(tx, appId, teamId) : null
    const facts = {
      appId,
      appSnap: input.app_snap ?? {},
      // Saving it again without a campaign leaves it in its current one.
      ...(folder && { campaignId: folder.id }),
    }
    const [row] = await tx
      .insert(creatives)
      .values({
        teamId,
        userId,
        fileId,
        ...facts,
        taskId: task.id,
        generationMethod: input.generation_method,
        createdAt: clock.now(),
      })
      .onConflictDoUpdate({
        target: [creatives.teamId, creatives.fileId],
        set: { ...facts, deletedAt: null },
      })
      .returning()
    if (!row) throw new Error('The creative was not stored.')
    const createdAt = task.finishedAt ?? task.createdAt
    await enterResults(tx, task, { fileIds: [fileId], createdAt })
    const { id: creativeId, userId: savedBy, name } = row
    await setCreative(tx, fileId, { creativeId, savedBy, name })
    return row
  })
  return { creative_id: creative.id, created_at: creative.createdAt.toISOString() }
}

/** The campaign it's saved for, if `appId` is a campaign of the team. */
const findCampaignNamed = (tx: Transaction, appId: string, teamId: string) =>
  z.uuid().safeParse(appId).success ? findCampaign(tx, { campaignId: appId, teamId }) : null

function chosenResult({ image_creative: image, video_creative: video }: ParsedInputOf<Save>) {
  if (image && !video)
    return { url: image.image_url, kind: 'image', field: 'image_creative' } as const
  if (video && !image)
    return { url: video.video_url, kind: 'video', field: 'video_creative' } as const
  throw new AppError('invalid_input', { field: 'image_creative', rule: 'exactly_one' })
}

/** File id from one of our addresses, whether or not it has expired. */
const fileIdIn = (url: string): string | undefined =>
  /\/media\/([0-9a-f-]{36})\//.exec(URL.parse(url, 'http://localhost')?.pathname ?? '')?.[1]
