import { and, count, eq, lt, or } from 'drizzle-orm'
import type { TaskView } from '../../../contract/endpoints/tasks.ts'
import { ERROR_SENTENCES } from '../../../contract/error-sentences.ts'
import { isFinished } from '../../../contract/generation.ts'
import type { RequestInfo } from '../../caller.ts'
import type { Context } from '../../context.ts'
import { findNames } from '../accounts/index.ts'
import { fileView } from '../files/index.ts'
import { estimateSeconds } from './estimate.ts'
import { findBelongings } from './find-belongings.ts'
import { findPreviews } from './previews.ts'
import { tasks } from './tables.ts'
import { type Asker, mayChangeTask } from './task-access.ts'
import type { TaskRow } from './task-row.ts'

type Viewing = Pick<Context, 'db' | 'models' | 'secret' | 'clock' | 'env'>
type Origin = Pick<RequestInfo, 'origin'>

/**
 * Tasks as the contract shows them to the reader, in the given order; without a reader, as shown to their
 * makers. Files whose bytes are gone are left out.
 */
export async function taskViews(
  context: Viewing,
  origin: Origin,
  rows: readonly TaskRow[],
  reader?: Asker,
): Promise<TaskView[]> {
  if (rows.length === 0) return []
  const belongings = await findBelongings(
    context.db,
    rows.map(({ id }) => id),
  )
  const previewsOf = await findPreviews(context.db, rows, origin.origin)
  const others = rows.filter(({ userId }) => reader && userId !== reader.userId)
  const makers = await findNames(context.db, [...new Set(others.map(({ userId }) => userId))])
  return Promise.all(
    rows.map(async (row) => {
      const shown = await view(context, origin, row, belongings)
      const isOther = others.includes(row)
      return {
        ...shown,
        previews: previewsOf(row),
        is_new: shown.is_new && !isOther,
        made_by: isOther ? (makers.get(row.userId) ?? '') : null,
        can_change: reader ? mayChangeTask(reader, row) : true,
      }
    }),
  )
}

export async function taskView(
  context: Viewing,
  origin: Origin,
  row: TaskRow,
  reader?: Asker,
): Promise<TaskView> {
  const [view] = await taskViews(context, origin, [row], reader)
  if (!view) throw new Error('A row has a view.')
  return view
}

async function view(
  context: Viewing,
  origin: Origin,
  task: TaskRow,
  { references, outputs }: Awaited<ReturnType<typeof findBelongings>>,
): Promise<Omit<TaskView, 'previews' | 'made_by' | 'can_change'>> {
  const position = task.status === 'CREATED' ? await queuePosition(context, task) : null
  const isOfTask = ({ taskId }: { taskId: string }) => taskId === task.id
  return {
    task_id: task.id,
    workflow_type: task.workflowType,
    status: task.status,
    progress: task.progress,
    stage: task.stage,
    eta_seconds: estimateSeconds(context, task, position),
    queue_position: position,
    prompt: task.prompt,
    model: task.model,
    aspect_ratio: task.aspectRatio,
    resolution: task.resolution,
    duration: task.durationSeconds,
    generate_audio: task.generateAudio,
    watermark: task.watermark,
    count: task.count,
    seed: task.seed,
    placement: task.placement,
    uses_brand: task.brand !== null,
    exact_words: task.exactWords,
    credits: task.credits,
    credits_charged: task.creditsCharged,
    corrections: task.corrections,
    music: task.music,
    speech: task.speech,
    photoshoot: task.photoshoot,
    references: references.filter(isOfTask).flatMap(({ role, file }) =>
      // Pictures under words and parts of a result are not references.
      role === 'painted' ||
      role === 'layer' ||
      role === 'voice' ||
      role === 'music' ||
      role === 'source'
        ? []
        : [
            {
              role,
              file_id: file.id,
              kind: file.kind,
              thumbnail_url: fileView(context, origin, file).thumbnail_url,
            },
          ],
    ),
    outputs: outputs.filter(isOfTask).map(({ file, position, notes, canVary, canReword }) => ({
      output_id: file.id,
      ...fileView(context, origin, file),
      notes,
      can_vary: canVary,
      can_reword: canReword,
      language: task.versions?.words[position]?.language ?? null,
    })),
    heard: task.heard,
    error: errorView(task),
    is_new: task.seenAt === null && isFinished(task.status),
    created_at: task.createdAt.toISOString(),
    started_at: task.startedAt?.toISOString() ?? null,
    finished_at: task.finishedAt?.toISOString() ?? null,
  }
}

function errorView({ errorCode, errorDetails }: TaskRow): TaskView['error'] {
  if (!errorCode) return null
  return {
    code: errorCode,
    message: ERROR_SENTENCES[errorCode],
    details: errorDetails ?? {},
  }
}

/**
 * Position in the queue of all waiting tasks; ids are ordered by time. Tasks that wait for a slot in
 * their own team do not delay other teams.
 */
async function queuePosition({ db }: Viewing, task: TaskRow): Promise<number> {
  const isBefore = task.waits
    ? or(eq(tasks.waits, false), eq(tasks.teamId, task.teamId))
    : eq(tasks.waits, false)
  const [before] = await db
    .select({ count: count() })
    .from(tasks)
    .where(and(eq(tasks.status, 'CREATED'), lt(tasks.id, task.id), isBefore))
  return (before?.count ?? 0) + 1
}
