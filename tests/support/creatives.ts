import { taskOutputs } from '../../src/backend/modules/tasks/tables.ts'
import { contract } from '../../src/contract/contract.ts'
import type { InputOf } from '../../src/contract/endpoint.ts'
import type { CreativeLink } from '../../src/contract/endpoints/reviews.ts'
import type { SignedUp } from './accounts.ts'
import type { Sender, TestBackend } from './backend.ts'
import { storePicture } from './generations.ts'
import { insertTask } from './task-row.ts'

/** Saves an image for the team as if a task had made it; returns the creative's id. */
export async function makeCreative(
  backend: TestBackend,
  user: SignedUp,
  facts: Parameters<typeof insertTask>[1] = {},
): Promise<string> {
  const { db } = backend.context
  const { teamId, userId } = user
  const task = await insertTask(db, { teamId, userId, status: 'SUCCEEDED', ...facts })
  const fileId = await storePicture(backend, user)
  await db.insert(taskOutputs).values({ fileId, taskId: task.id, position: 0 })
  const saved = await backend.call(
    contract.creatives.save,
    {
      log_id: task.id,
      generation_method: 'MY_CREATION',
      image_creative: { image_url: `/media/${fileId}/original` },
    },
    user,
  )
  return saved.creative_id
}

/** A link to creatives, with its token. */
export async function makeLink(
  backend: TestBackend,
  user: SignedUp,
  wish: InputOf<typeof contract.reviews.createLink>,
): Promise<{ link: CreativeLink; token: string }> {
  const link = await backend.call(contract.reviews.createLink, wish, user)
  return { link, token: link.url?.split('/').at(-1) ?? '' }
}

/** Somebody without an account. */
export async function makeGuest(backend: TestBackend): Promise<Sender> {
  const { visitor_token } = await backend.call(contract.visitors.freeCheck, {})
  return { visitorToken: visitor_token }
}
