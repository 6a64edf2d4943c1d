import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from './env.ts'

/**
 * The installation's secret: `SECRET` if set, otherwise generated once and kept in the data folder. Processes that
 * share a database must share `SECRET`.
 */
export async function loadSecret(env: Pick<Env, 'SECRET' | 'dataDir'>): Promise<Buffer> {
  if (env.SECRET) return Buffer.from(env.SECRET, 'utf8')
  const file = join(env.dataDir, 'secret')
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 })
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return Buffer.from(await readFile(file, 'utf8'), 'utf8')
}
