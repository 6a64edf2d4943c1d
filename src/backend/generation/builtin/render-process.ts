import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { engineEntry, projectRoot } from '../../paths.ts'
import type { PollResult } from '../provider.ts'

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
