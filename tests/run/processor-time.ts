import { readFileSync } from 'node:fs'

/** Of the kernel's clock for processes, in a second. */
const TICKS = 100
/** Places behind the name of a process, which may have spaces and brackets itself. */
const CHILDREN_USER = 13
const CHILDREN_SYSTEM = 14

/**
 * Seconds of a processor that the processes took which this one started and which have ended, with all
 * theirs: unlike the clock it is the same on a busy machine. Null where the kernel does not tell. What died after
 * its parent is not among them: the pages of a Chromium that was closed, half of what smoke.spec.ts takes.
 */
export function processorSecondsOfChildren(): number | null {
  try {
    return readChildrenSeconds(readFileSync('/proc/self/stat', 'utf8'))
  } catch {
    return null
  }
}

/** From the line that Linux keeps of a process. */
export function readChildrenSeconds(stat: string): number {
  const places = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(places[CHILDREN_USER]) + Number(places[CHILDREN_SYSTEM])) / TICKS
}

/** Seconds that this process itself worked, all its threads, and the children that have ended. */
export function processorSecondsSoFar(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + (processorSecondsOfChildren() ?? 0)
}
