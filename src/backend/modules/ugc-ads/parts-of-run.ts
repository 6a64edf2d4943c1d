import type { ModelView } from '../../../contract/endpoints/models.ts'
import type { VoiceView } from '../../../contract/endpoints/speech.ts'
import type { TaskView } from '../../../contract/endpoints/tasks.ts'
import type { UgcOrders, UgcPlan, UgcStep } from '../../../contract/endpoints/ugc-ads.ts'
import { upTo } from '../../../contract/ugc-ad/lack.ts'
import type { Ordered } from '../../../contract/ugc-ad/orders.ts'
import type { Part } from '../../../contract/ugc-ad/part.ts'
import { partsOf } from '../../../contract/ugc-ad/parts.ts'
import { scriptOf } from '../../../contract/ugc-ad/script.ts'
import type { CallContext } from '../../context.ts'
import { listModels } from '../models/index.ts'
import { findTasks, taskViews } from '../tasks/index.ts'

interface Asked {
  plan: UgcPlan
  speaker: VoiceView | null
  orders: UgcOrders
  until: UgcStep
}

interface Parts {
  parts: Part[]
  models: readonly ModelView[]
  ordered: Ordered<TaskView>
}

/** The parts of an ad up to a step, the same as on its page. */
export async function partsOfRun(
  context: CallContext<'user'>,
  { plan, speaker, orders, until }: Asked,
): Promise<Parts> {
  const { models } = await listModels(context)
  const ordered = await orderedNow(context, orders)
  const parts = partsOf(scriptOf(plan), { models, speaker, ...ordered })
  return { parts: upTo(parts, until), models, ordered }
}

/** Orders still in the history: anything a person deleted there is made again. */
async function orderedNow(
  context: CallContext<'user'>,
  orders: UgcOrders,
): Promise<Ordered<TaskView>> {
  const { db, actor, request } = context
  const ids = Object.values(orders).map(({ task_id }) => task_id)
  const rows = [...(await findTasks(db, ids)).values()].filter(({ deletedAt }) => !deletedAt)
  const views = await taskViews(context, request, rows, actor)
  const tasks = Object.fromEntries(views.map((view) => [view.task_id, view]))
  const known = Object.entries(orders).filter(([, { task_id }]) => tasks[task_id])
  return { orders: Object.fromEntries(known), tasks }
}
