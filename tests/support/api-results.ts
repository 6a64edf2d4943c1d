import { type APIRequestContext, expect } from '@playwright/test'
import type { CreateTaskRequest } from '../../src/contract/endpoints/tasks.ts'
import type { ProductAccount } from './product-accounts.ts'

interface Reply {
  data: { task_id: string; status: string; outputs: { output_id: string }[] }
}

/** Makes an image for an account over the API; returns the id of the result. */
export const makePicture = (
  request: APIRequestContext,
  account: ProductAccount,
  prompt: string,
): Promise<string> => makeResult(request, account, { workflow_type: 'text_to_image', prompt })

/** Runs an account's request over the API; returns the id of the first result. */
export async function makeResult(
  request: APIRequestContext,
  { token }: ProductAccount,
  wanted: CreateTaskRequest,
): Promise<string> {
  const headers = { authorization: token }
  const created = await request.post('/backend/auth/task/create', { headers, data: wanted })
  const { data }: Reply = await created.json()
  let outputs: Reply['data']['outputs'] = []
  const isDone = async () => {
    const answer = await request.get(`/backend/auth/task/${data.task_id}`, { headers })
    const { data: task }: Reply = await answer.json()
    outputs = task.outputs
    return task.status
  }
  await expect.poll(isDone, { timeout: 120_000 }).toBe('SUCCEEDED')
  return outputs[0]?.output_id ?? ''
}

/** Requests images for an account one after another, and cancels each. */
export async function cancelSeveral(
  request: APIRequestContext,
  { token }: ProductAccount,
  count: number,
): Promise<void> {
  const headers = { authorization: token }
  for (let made = 0; made < count; made += 1) {
    const data = { workflow_type: 'text_to_image', prompt: 'a red mug' }
    const created = await request.post('/backend/auth/task/create', { headers, data })
    const reply: Reply = await created.json()
    await request.post(`/backend/auth/task/cancel/${reply.data.task_id}`, { headers })
  }
}
