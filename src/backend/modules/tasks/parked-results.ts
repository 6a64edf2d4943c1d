import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { copyOnce } from '../../runs/run-folder.ts'
import { taskFolders } from './work-folder.ts'

/*
 * A service may hand out its results as it is asked for them, before the check that delivers them: paid
 * for, and only in a folder of the machine that asked. Where machines share a storage they are kept
 * there until then.
 */

const PARKED = 'work'
const RESULT = /^result-\d+$/

type Parking = Pick<Context, 'storage' | 'env'>

const keyOf = (taskId: string, name: string) => `${PARKED}/${taskId}/${name}`

/** Puts results that a service has handed out where the other machines find them. */
export async function parkResults({ storage, env }: Parking, taskId: string): Promise<void> {
  if (!storage.isShared) return
  const folder = await taskFolders(env).make(taskId, 'engine')
  const names = (await readdir(folder)).filter((name) => RESULT.test(name))
  for (const name of names) await storage.putFile(keyOf(taskId, name), join(folder, name))
}

/** Brings results that another machine has got into this one's folder of the task. */
export async function fetchParked({ storage, env }: Parking, taskId: string): Promise<void> {
  const folder = await taskFolders(env).make(taskId, 'engine')
  if (!storage.isShared) return
  for await (const { key } of storage.list(`${PARKED}/${taskId}`)) {
    const name = key.split('/').at(-1) ?? ''
    await copyOnce(join(folder, name), (to) => storage.copyTo(key, to))
  }
}

/** Lets go of what was kept for a task that has finished. */
export async function dropParked({ storage }: Parking, taskId: string): Promise<void> {
  if (!storage.isShared) return
  for await (const { key } of storage.list(`${PARKED}/${taskId}`)) await storage.remove(key)
}

/** Tasks that something is kept for. */
export async function listParked({ storage }: Parking): Promise<string[]> {
  if (!storage.isShared) return []
  const ids = new Set<string>()
  for await (const { key } of storage.list(PARKED)) ids.add(key.split('/')[1] ?? '')
  return [...ids]
}
