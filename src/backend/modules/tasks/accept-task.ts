import { randomInt } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import type { AdVersions } from '../../../contract/endpoints/ad-versions.ts'
import type { Language } from '../../../contract/languages.ts'
import type { CallContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { faultPoint } from '../../fault-point.ts'
import type { OutputStyle } from '../../generation/provider.ts'
import type { Model } from '../../generation/registry.ts'
import type { Settings } from '../../generation/settings.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import type { BrandSnapshot } from '../brands/index.ts'
import { type CreditHold, holdCredits } from '../credits/index.ts'
import { lockTeamConcurrency } from '../teams/index.ts'
import { requireTeamStorage } from '../uploads/index.ts'
import { claimKey, type IdempotentRequest } from './idempotency.ts'
import { requireBudget } from './provider-spend.ts'
import { recordConsent } from './record-consent.ts'
import { countUnderWay, enqueueRun } from './start-waiting.ts'
import { taskInputs, tasks } from './tables.ts'
import type { TaskInput } from './take-references.ts'
import { announce } from './task-events.ts'
import type { TaskRequest } from './task-request.ts'

const SEED_END = 2 ** 31

/** A checked generation that still needs a slot, credits and its files. */
export interface TaskPlan {
  request: Pick<
    TaskRequest,
    | 'workflow_type'
    | 'prompt'
    | 'aspect_ratio'
    | 'watermark'
    | 'seed'
    | 'exact_words'
    | 'corrections'
    | 'placement'
    | 'subtitles'
    | 'spoken_language'
    | 'layers'
    | 'music'
    | 'photoshoot'
    | 'speech'
    | 'soundtrack'
    | 'timeline'
    | 'person'
  >
  model: Model
  settings: Settings
  /** The brand to show in the result. */
  brand: BrandSnapshot | null
  /** Look of an earlier output to keep. */
  style: OutputStyle | null
  /** Label of the model whose picture gets the words; null if the task makes its own picture. */
  paintedBy: string | null
  /** Language of the prompt, if it differs from the requester's. */
  language?: Language
  /** Present if the task sets an earlier ad in several languages. */
  versions?: { set: AdVersions; of: string } | null
  idempotency: IdempotentRequest | null
  takeInputs: (tx: Transaction) => Promise<TaskInput[]>
  /** Additional writes on acceptance; if it throws, nothing is accepted. */
  alongside?: Alongside
}

/** Records what a task is for, in the transaction that accepts it. */
export type Alongside = (tx: Transaction, taskId: string) => Promise<void>

/**
 * Accepts a task: its key, credit hold, row, files and job, all in one transaction.
 * @returns its id, or the id of the task created by an earlier request with the same key
 * @throws AppError('generation_running' | 'storage_full' | 'team_storage_full' | 'model_unavailable' |
 *   'insufficient_credits'), or the error of an unusable file
 */
export async function acceptTask(context: CallContext<'user'>, plan: TaskPlan): Promise<string> {
  const { env, actor } = context
  await requireFreeSpace(env.dataDir, 0)
  const taskId = await context.db.transaction(async (tx) => {
    const id = uuidv7()
    const owner = plan.idempotency ? await claimKey(tx, plan.idempotency, id) : id
    if (owner !== id) return owner
    const concurrency = await lockTeamConcurrency(tx, env, actor.teamId)
    if ((await countUnderWay(tx, actor.teamId)) >= concurrency)
      throw new AppError('generation_running', { concurrency })
    await requireTeamStorage(context, tx, actor.teamId)
    await enterTask(context, tx, plan, { id, pack: null })
    await plan.alongside?.(tx, id)
    faultPoint(env, 'created.before_commit')
    return id
  })
  faultPoint(env, 'created.after_commit')
  return taskId
}

/** A task's id, and the id of the first task in its pack. */
interface Place {
  id: string
  pack: string | null
}

/**
 * Writes a task that has a slot, with its credit hold and job; a task in a pack gets no job yet and waits its turn.
 * @throws AppError('model_unavailable' | 'insufficient_credits'), or the error of an unusable file
 */
export async function enterTask(
  context: CallContext<'user'>,
  tx: Transaction,
  plan: Omit<TaskPlan, 'idempotency'>,
  place: Place,
): Promise<void> {
  const { id, pack } = place
  const { teamId, userId } = context.actor
  await requireBudget(context, tx, plan)
  const { credits: amount } = plan.settings
  const hold = await holdCredits(tx, { teamId, taskId: id, amount, now: context.clock.now() })
  await insertTask(context, tx, hold, { ...plan, pack })
  await recordConsent(context, tx, { taskId: id, ...plan.request })
  if (!pack) await enqueueRun(context, tx, { id, workflowType: plan.request.workflow_type })
  await announce(context, tx, { id, userId })
}

/** Writes a task's row and inputs; the hold proves that the team can pay. */
async function insertTask(
  { actor, request: asked, clock }: CallContext<'user'>,
  tx: Transaction,
  hold: CreditHold,
  plan: Omit<TaskPlan, 'idempotency'> & Pick<Place, 'pack'>,
): Promise<void> {
  const { request, model, settings, brand, style, paintedBy, versions, takeInputs } = plan
  const inputs = await takeInputs(tx)
  await tx.insert(tasks).values({
    id: hold.taskId,
    teamId: hold.teamId,
    userId: actor.userId,
    workflowType: request.workflow_type,
    status: 'CREATED',
    model: model.id,
    prompt: request.prompt,
    language: plan.language ?? asked.language,
    aspectRatio: request.aspect_ratio,
    resolution: settings.resolution,
    durationSeconds: settings.durationSeconds || null,
    generateAudio: settings.generateAudio,
    watermark: request.watermark,
    count: settings.count,
    seed: request.seed ?? randomInt(SEED_END),
    placement: request.placement ?? null,
    brand,
    ...documentsOf(request),
    exactWords: request.exact_words && model.abilities.includes('words'),
    style,
    paintedBy,
    versions: versions?.set ?? null,
    versionsOf: versions?.of ?? null,
    pack: plan.pack,
    waits: plan.pack !== null,
    credits: hold.amount,
    stage: 'queued',
    createdAt: clock.now(),
  })
  if (inputs.length === 0) return
  await tx.insert(taskInputs).values(inputs.map((input) => ({ ...input, taskId: hold.taskId })))
}

/** The request's fields besides the prompt; null where absent. */
const documentsOf = (request: TaskPlan['request']) => ({
  corrections: request.corrections ?? null,
  subtitles: request.subtitles ?? null,
  spokenLanguage: request.spoken_language ?? null,
  layers: request.layers ?? null,
  music: request.music ?? null,
  photoshoot: request.photoshoot ?? null,
  speech: request.speech ?? null,
  soundtrack: request.soundtrack ?? null,
  timeline: request.timeline ?? null,
  person: request.person ?? null,
})
