import { asc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { CreatePackRequest } from '../../../contract/endpoints/tasks.ts'
import { PACK_MAX } from '../../../contract/limits.ts'
import type { CallContext } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import { hashRequest } from '../../http/hash-request.ts'
import { requireFreeSpace } from '../../storage/free-space.ts'
import { lockTeamConcurrency } from '../teams/index.ts'
import { requireTeamStorage } from '../uploads/index.ts'
import { enterTask } from './accept-task.ts'
import { type CheckedTask, checkTask } from './check-task.ts'
import { claimKey, findEarlierTask, type IdempotentRequest } from './idempotency.ts'
import { countWaiting, startWaitingIn } from './start-waiting.ts'
import { tasks } from './tables.ts'
import { taskViews } from './task-view.ts'

type Create = typeof contract.tasks.createPack

/**
 * Accepts several generations, all or none. As many start now as the team's plan allows at once, the others one
 * by one as earlier tasks end. Each is a task of its own that is held, charged, canceled and failed separately.
 */
export async function createPack(
  context: CallContext<'user'>,
  { idempotency_key: key, ...asked }: ParsedInputOf<Create>,
): Promise<OutputOf<Create>> {
  const { userId } = context.actor
  const idempotency = key
    ? { userId, key, requestHash: hashRequest(CreatePackRequest, asked) }
    : null
  const earlier = idempotency && (await findEarlierTask(context.db, idempotency))
  if (earlier) return showPack(context, earlier)
  const checked: CheckedTask[] = []
  for (const request of asked.tasks) checked.push(await checkTask(context, request))
  return showPack(context, await acceptPack(context, checked, idempotency))
}

/** @returns the id of its first task, or of the first task of an earlier pack with the same key */
async function acceptPack(
  context: CallContext<'user'>,
  checked: readonly CheckedTask[],
  idempotency: IdempotentRequest | null,
): Promise<string> {
  const { env, actor } = context
  const { teamId } = actor
  await requireFreeSpace(env.dataDir, 0)
  const accepted = await context.db.transaction(async (tx) => {
    const pack = uuidv7()
    const owner = idempotency ? await claimKey(tx, idempotency, pack) : pack
    if (owner !== pack) return owner
    const concurrency = await lockTeamConcurrency(tx, env, teamId)
    if ((await countWaiting(tx, teamId)) + checked.length > PACK_MAX)
      throw new AppError('generation_running', { concurrency })
    await requireTeamStorage(context, tx, teamId)
    for (const [place, task] of checked.entries())
      await enterTask(context, tx, task, { id: place === 0 ? pack : uuidv7(), pack })
    await startWaitingIn(context, tx, teamId)
    faultPoint(env, 'created.before_commit')
    return pack
  })
  faultPoint(env, 'created.after_commit')
  return accepted
}

/** The tasks of a pack in request order. */
async function showPack(context: CallContext<'user'>, pack: string): Promise<OutputOf<Create>> {
  const { db, request, actor } = context
  const rows = await db.select().from(tasks).where(eq(tasks.pack, pack)).orderBy(asc(tasks.id))
  return { tasks: await taskViews(context, request, rows, actor) }
}
