import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  isAlive,
  killGroup,
  type ProcessIdentity,
  processStart,
} from '../../system/process-identity.ts'

const LOOK_AGAIN_MS = 50

const noteOf = (workDir: string) => join(workDir, 'process.json')

/**
 * Ends the process that is still working in a folder, if any: it outlives the server that started it, and two of them
 * would write the same segments.
 */
export async function endWorker(workDir: string): Promise<void> {
  const known = await readNote(workDir)
  if (!known || known.pid === process.pid) return
  while (await isAlive(known)) {
    killGroup(known.pid)
    await pause(LOOK_AGAIN_MS)
  }
}

/** Makes this process the folder's worker. */
export async function takeOver(workDir: string): Promise<void> {
  await endWorker(workDir)
  const own = { pid: process.pid, processStart: await processStart(process.pid) }
  await writeFile(noteOf(workDir), JSON.stringify(own))
}

async function readNote(workDir: string): Promise<ProcessIdentity | null> {
  try {
    return JSON.parse(await readFile(noteOf(workDir), 'utf8'))
  } catch {
    return null
  }
}
