import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { engineEntry, projectRoot } from '../../paths.ts'
import type { PollResult } from '../provider.ts'
import type { RenderState } from './job-folder.ts'

/** Starts one render in a process of its own; it lowers its own priority and outlives us if it must. */
export function spawnRender(
  workDir: string,
  attempt: number,
  onResult: (result: PollResult) => void,
): ChildProcess {
  const child = spawn(process.execPath, ['--expose-gc', engineEntry, workDir, String(attempt)], {
    cwd: projectRoot,
    // Its traces belong into the log of the process that started it.
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface({ input: child.stdout }).on('line', (line) => onResult(JSON.parse(line)))
  return child
}

/** Start time of a process in the kernel's ticks; empty where the system does not tell. */
export async function processStart(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The program's name may hold spaces, so fields are counted after its closing bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

export async function isAlive({ pid, processStart: started }: RenderState): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return (await processStart(pid)) === started
}
