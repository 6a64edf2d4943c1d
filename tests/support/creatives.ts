import { contract } from '../../src/contract/contract.ts'
import type { InputOf } from '../../src/contract/endpoint.ts'
import type { CreativeLink } from '../../src/contract/endpoints/reviews.ts'
import type { CreateTaskRequest } from '../../src/contract/endpoints/tasks.ts'
import type { SignedUp } from './accounts.ts'
import type { Sender, TestBackend } from './backend.ts'
import { generate, reach } from './generations.ts'
import { present } from './present.ts'

/** Makes a picture and saves it for the team; returns the creative's id. */
export async function makeCreative(
  backend: TestBackend,
  user: SignedUp,
  request: Partial<CreateTaskRequest> = {},
): Promise<string> {
  const { task_id } = await generate(backend, user, request)
  const task = await reach(backend, user, task_id, 'SUCCEEDED')
  const { url, kind } = present(task.outputs[0])
  const result =
    kind === 'image'
      ? { image_creative: { image_url: url } }
      : { video_creative: { video_url: url } }
  const facts = { log_id: task_id, generation_method: 'MY_CREATION', ...result } as const
  return (await backend.call(contract.creatives.save, facts, user)).creative_id
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
