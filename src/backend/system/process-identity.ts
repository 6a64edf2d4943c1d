import { readFile } from 'node:fs/promises'

/** Identifies a process so that another one can find it again. */
export interface ProcessIdentity {
  pid: number
  /** Distinguishes a process from a later one with the same pid. */
  processStart: string
}

/** A process's start time in kernel ticks; empty if the system doesn't provide it. */
export async function processStart(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The program's name may contain spaces, so fields are counted after its closing parenthesis.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

export async function isAlive({ pid, processStart: started }: ProcessIdentity): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return (await processStart(pid)) === started
}

/** Kills a process at once, along with its group if it leads one. */
export function killGroup(pid: number): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL')
    } catch {
      // It leads no group, or has already ended.
    }
  }
}
