import { findExecutable } from './find-executable.ts'

/** Command prefix that limits a program's writable memory. Without `prlimit` on the system, only time is limited. */
export function withMemoryOf(memoryBytes: number): string[] {
  const prlimit = findExecutable(['prlimit'])
  return prlimit ? [prlimit, `--data=${memoryBytes}`, '--core=0', '--'] : []
}
