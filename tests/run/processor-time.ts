import { readFileSync } from 'node:fs'

/** Kernel clock ticks per second. */
const TICKS = 100
/** Field positions after the process's name, which can itself contain spaces and brackets. */
const CHILDREN_USER = 13
const CHILDREN_SYSTEM = 14

/**
 * Processor seconds of this process's ended children and their descendants, which, unlike wall-clock time, is
 * the same on a busy machine. Null where the kernel doesn't report it. Processes that outlive their parent are
 * missing, such as the pages of a closed Chromium: half of smoke.spec.ts's time.
 */
export function processorSecondsOfChildren(): number | null {
  try {
    return readChildrenSeconds(readFileSync('/proc/self/stat', 'utf8'))
  } catch {
    return null
  }
}

/** Parses a process's stat line on Linux. */
export function readChildrenSeconds(stat: string): number {
  const places = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(places[CHILDREN_USER]) + Number(places[CHILDREN_SYSTEM])) / TICKS
}

/** Processor seconds of this process, with all threads, and its ended children. */
export function processorSecondsSoFar(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + (processorSecondsOfChildren() ?? 0)
}
