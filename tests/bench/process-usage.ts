import { readFile } from 'node:fs/promises'

/** Clock ticks per second in /proc; 100 on every Linux. */
export const TICKS_PER_SECOND = 100
const PAGE_BYTES = 4_096

/** Processor time of a process so far, in milliseconds, without its children. */
export async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}

/** A process's memory, in MiB. */
export async function memoryMib(pid: number): Promise<number> {
  const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1])
  return (pages * PAGE_BYTES) / 1_048_576
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
