import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodeOf } from '../system/error-code.ts'

/** Start instant of a process in clock ticks since boot: tells a reused pid from the old holder. */
async function processStart(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
}

async function isAlive(pid: number, start: string): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const current = await processStart(pid)
  return current === null || start === '' || current === start
}

/**
 * Takes the directory for this process; survives kill -9 because a dead holder does not count.
 * @returns how to release it
 * @throws Error naming the process that holds the directory
 */
export async function acquireDirectoryLock(directory: string): Promise<() => Promise<void>> {
  const file = join(directory, 'process.lock')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = await open(file, 'wx', 0o600)
      await handle.writeFile(`${process.pid} ${(await processStart(process.pid)) ?? ''}`)
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') throw error
      const [pid = '', start = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
      if (pid !== '' && (await isAlive(Number(pid), start))) {
        throw new Error(
          `The data in ${directory} is in use by process ${pid}. Stop it first, choose another DATA_DIR, or set DATABASE_URL to run several processes.`,
        )
      }
      await rm(file, { force: true })
    }
  }
  throw new Error(`The data in ${directory} could not be locked.`)
}
