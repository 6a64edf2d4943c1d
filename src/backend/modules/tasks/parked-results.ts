import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { copyOnce } from '../../runs/run-folder.ts'
import { taskFolders } from './work-folder.ts'

/*
 * A service may deliver its results at submission, before the check that stores them: paid for, but only
 * in a folder of the machine that asked. Machines with shared storage park them there in the meantime.
 */

const PARKED = 'work'
const RESULT = /^result-\d+$/

type Parking = Pick<Context, 'storage' | 'env'>

const keyOf = (taskId: string, name: string) => `${PARKED}/${taskId}/${name}`

/** Copies early results to shared storage, where other machines find them. */
export async function parkResults({ storage, env }: Parking, taskId: string): Promise<void> {
  if (!storage.isShared) return
  const folder = await taskFolders(env).make(taskId, 'engine')
  const names = (await readdir(folder)).filter((name) => RESULT.test(name))
  for (const name of names) await storage.putFile(keyOf(taskId, name), join(folder, name))
}

/** Copies results parked by another machine into this machine's folder of the task. */
export async function fetchParked({ storage, env }: Parking, taskId: string): Promise<void> {
  const folder = await taskFolders(env).make(taskId, 'engine')
  if (!storage.isShared) return
  for await (const { key } of storage.list(`${PARKED}/${taskId}`)) {
    const name = key.split('/').at(-1) ?? ''
    await copyOnce(join(folder, name), (to) => storage.copyTo(key, to))
  }
}

/** Removes the parked results of a finished task. */
export async function dropParked({ storage }: Parking, taskId: string): Promise<void> {
  if (!storage.isShared) return
  for await (const { key } of storage.list(`${PARKED}/${taskId}`)) await storage.remove(key)
}

/** Ids of tasks with parked results. */
export async function listParked({ storage }: Parking): Promise<string[]> {
  if (!storage.isShared) return []
  const ids = new Set<string>()
  for await (const { key } of storage.list(PARKED)) ids.add(key.split('/')[1] ?? '')
  return [...ids]
}
