import { readFile } from 'node:fs/promises'

/** A process as another one can find it again. */
export interface ProcessIdentity {
  pid: number
  /** Distinguishes a process from a later one with the same number. */
  processStart: string
}

/** Start time of a process in the kernel's ticks; empty where the system does not have it. */
export async function processStart(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The program's name may hold spaces, so fields are counted after its closing bracket.
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

/** Ends a process at once, with those it started when it leads a group of its own. */
export function killGroup(pid: number): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL')
    } catch {
      // It leads no group, or has ended.
    }
  }
}
