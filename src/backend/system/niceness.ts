import { getPriority, setPriority } from 'node:os'
import { readEnv } from '../env.ts'

/** `background`: films, cut-outs, removals. `awaited`: short work that somebody on a page is waiting for. */
export type WorkKind = 'background' | 'awaited'

/** The niceness of this kind of work relative to serving pages: 0 (none) to 19. */
export function nicenessOf(kind: WorkKind): number {
  const { WORK_NICENESS } = readEnv()
  return kind === 'background' ? WORK_NICENESS : Math.floor(WORK_NICENESS / 2)
}

/** Lowers this process's priority below those that serve pages; never raises it. */
export function standBack(kind: WorkKind): void {
  setPriority(Math.max(getPriority(), nicenessOf(kind)))
}

/** What to pass to `nice -n` for a child, which inherits this process's niceness. */
export function stepBehind(kind: WorkKind): number {
  return Math.max(0, nicenessOf(kind) - getPriority())
}
