import { findExecutable } from './find-executable.ts'

/**
 * Command in front of a program that leaves it so much memory to write to. Where the system has no
 * `prlimit`, time alone is limited.
 */
export function withMemoryOf(memoryBytes: number): string[] {
  const prlimit = findExecutable(['prlimit'])
  return prlimit ? [prlimit, `--data=${memoryBytes}`, '--core=0', '--'] : []
}
