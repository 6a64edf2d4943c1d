import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from '../env.ts'

/** Folders for one kind of run inside the data folder, each named after its run's id. */
export interface RunFolders {
  pathOf(id: string): string
  /** Creates a run's folder, or one inside it. What an earlier attempt put there stays. */
  make(id: string, ...inside: string[]): Promise<string>
  /** Ids of the runs that have a folder on this machine. */
  list(): Promise<string[]>
  remove(id: string): Promise<void>
}

export function runFolders({ dataDir }: Pick<Env, 'dataDir'>, kind: string): RunFolders {
  const all = join(dataDir, kind)
  const pathOf = (id: string) => join(all, id)
  return {
    pathOf,
    async make(id, ...inside) {
      const path = join(pathOf(id), ...inside)
      await mkdir(path, { recursive: true, mode: 0o700 })
      return path
    },
    async list() {
      const names = await readdir(all).catch(() => [])
      return names.filter((name) => z.uuid().safeParse(name).success)
    },
    remove: (id) => rm(pathOf(id), { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** Copies and then renames, so that a copy interrupted by a crash isn't mistaken for a complete one; a complete one stays. */
export async function copyOnce(
  path: string,
  copyTo: (path: string) => Promise<unknown>,
): Promise<void> {
  if (await stat(path).catch(() => null)) return
  const partial = `${path}.${process.pid}.tmp`
  await copyTo(partial)
  await rename(partial, path)
}
