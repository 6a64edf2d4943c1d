import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { storeFile } from '../../src/backend/modules/files/index.ts'
import { withTemporaryFolder } from '../../src/backend/storage/temporary-folder.ts'
import { contract } from '../../src/contract/contract.ts'
import type { CreateTaskRequest, TaskView } from '../../src/contract/endpoints/tasks.ts'
import type { ErrorCode } from '../../src/contract/error-codes.ts'
import { isFinished, type TaskStatus } from '../../src/contract/generation.ts'
import type { MediaKind } from '../../src/contract/media-kind.ts'
import type { SignedUp } from './accounts.ts'
import type { TestBackend } from './backend.ts'
import { waitFor } from './conditions.ts'
import { makeVideo } from './media-files.ts'
import { sendUnchecked } from './unchecked.ts'

/** Requests an image, or whatever the test says. */
export const generate = (
  backend: TestBackend,
  user: SignedUp,
  request: Partial<CreateTaskRequest> = {},
): Promise<TaskView> => backend.call(contract.tasks.create, { ...USUAL, ...request }, user)

/** Sends a request that the contract may not allow. */
export const generateUnchecked = (
  backend: TestBackend,
  user: SignedUp,
  request: Record<string, unknown>,
): Promise<unknown> => sendUnchecked(backend, contract.tasks.create, { ...USUAL, ...request }, user)

const USUAL = { workflow_type: 'text_to_image', prompt: 'a red mug on a white table' } as const

export const showTask = (backend: TestBackend, user: SignedUp, taskId: string) =>
  backend.call(contract.tasks.detail, { taskId }, user)

/** Waits until a task reaches a status, and returns it. */
export async function reach(
  backend: TestBackend,
  user: SignedUp,
  taskId: string,
  status: TaskStatus,
): Promise<TaskView> {
  let task = await showTask(backend, user, taskId)
  const isThere = async () => {
    task = await showTask(backend, user, taskId)
    return task.status === status
  }
  // The engine runs at a low priority: during a whole test run, a video takes ten times as long.
  await waitFor(isThere, `the task to be ${status}`, {
    ...{ everyMs: 20, laterMs: 250, timeoutMs: 150_000 },
  })
  return task
}

/** Cancels waiting tasks, which the next test's search for lost jobs would find. */
export async function cancelUnfinished(backend: TestBackend, user: SignedUp): Promise<void> {
  const { tasks } = await backend.call(contract.tasks.list, {}, user)
  for (const { task_id: taskId, status } of tasks) {
    if (!isFinished(status)) await backend.call(contract.tasks.cancel, { taskId }, user)
  }
}

export const balanceOf = (backend: TestBackend, user: SignedUp) =>
  backend.call(contract.credits.balance, {}, user)

/** Stores an image of the user's; returns its id. */
export async function storePicture(backend: TestBackend, user: SignedUp): Promise<string> {
  const background = { r: 200, g: 40, b: 40 }
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } })
  return storeBytes(backend, user, { name: 'picture.png', bytes: await picture.png().toBuffer() })
}

/** Stores a video of the user's; returns its id. */
export const storeVideo = async (backend: TestBackend, user: SignedUp): Promise<string> =>
  storeBytes(backend, user, { name: 'video.mp4', bytes: await makeVideo({ seconds: 1 }) })

/** Stores a file of the user's; returns its id. */
export function storeBytes(
  { context }: TestBackend,
  user: SignedUp,
  { name, bytes, kind }: { name: string; bytes: Buffer; kind?: MediaKind },
): Promise<string> {
  return withTemporaryFolder(context.env.dataDir, async (folder) => {
    const localPath = join(folder, name)
    await writeFile(localPath, bytes)
    const { id } = await storeFile(context, {
      localPath,
      origin: 'upload',
      fileName: name,
      userId: user.userId,
      teamId: user.teamId,
      ...(kind && { kind }),
    })
    return id
  })
}

/** An AppError with this code and at least these details, for `rejects.toEqual`. */
export const failure = (code: ErrorCode, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) })
