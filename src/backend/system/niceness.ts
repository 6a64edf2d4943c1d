import { getPriority, setPriority } from 'node:os'
import { readEnv } from '../env.ts'

/** `background`: films, cut-outs, removals. `awaited`: short work that somebody looks at the page for. */
export type WorkKind = 'background' | 'awaited'

/** How far work of this kind stands behind pages, as `nice` counts: 0 (not at all) to 19. */
export function nicenessOf(kind: WorkKind): number {
  const { WORK_NICENESS } = readEnv()
  return kind === 'background' ? WORK_NICENESS : Math.floor(WORK_NICENESS / 2)
}

/** Lets this process stand behind those that serve pages; it never steps forward again. */
export function standBack(kind: WorkKind): void {
  setPriority(Math.max(getPriority(), nicenessOf(kind)))
}

/** What `nice -n` must add for a child of this process, which begins where this one stands. */
export function stepBehind(kind: WorkKind): number {
  return Math.max(0, nicenessOf(kind) - getPriority())
}
