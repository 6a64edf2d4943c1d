import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { CallContext } from '../../context.ts'
import { requireOwnTask, taskView } from '../tasks/index.ts'
import { creatives } from './tables.ts'

type Save = typeof contract.creatives.save

/** Kind and address of the one result a payload names. */
function readResult({ image_creative: image, video_creative: video }: ParsedInputOf<Save>) {
  if (image && !video) return { kind: 'image', url: image.image_url, field: 'image_creative' }
  if (video && !image) return { kind: 'video', url: video.video_url, field: 'video_creative' }
  throw new AppError('invalid_input', { field: 'image_creative', rule: 'one_of_two' })
}

const isOutput = (url: string, outputId: string) => url.includes(`/media/${outputId}/`)

/** Keeps a result of one of the user's tasks as a creative of the team. */
export async function saveCreative(
  context: CallContext<'user'>,
  input: ParsedInputOf<Save>,
): Promise<OutputOf<Save>> {
  const { userId, teamId } = context.actor
  const { kind, url, field } = readResult(input)
  const task = await requireOwnTask(context.db, { taskId: input.log_id, userId })
  const { outputs } = await taskView(context, context.request, task)
  const output = outputs.find((row) => row.kind === kind && isOutput(url, row.output_id))
  if (!output) throw new AppError('invalid_input', { field, rule: 'result_of_the_task' })
  const [row] = await context.db
    .insert(creatives)
    .values({
      teamId,
      userId,
      taskId: task.id,
      fileId: output.output_id,
      generationMethod: input.generation_method,
      appSnap: input.app_snap ?? {},
    })
    .returning({ id: creatives.id, createdAt: creatives.createdAt })
  if (!row) throw new Error('The creative was not written.')
  return { creative_id: row.id, created_at: row.createdAt.toISOString() }
}
