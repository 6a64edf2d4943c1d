import { useMemo, useSyncExternalStore } from 'react'
import type { CreateTaskRequest } from '@/contract/endpoints/tasks'
import { onLocalChange, readLocal, writeLocal } from './local-store'

/**
 * A generation that waits in this browser until the ones before it are done. No credits are reserved for it.
 */
export interface WaitingTask {
  /** Doubles as the idempotency key: two tabs that start it create one task. */
  key: string
  /** The account it belongs to: the next person at this browser neither sees it nor pays for it. */
  ownerId: string
  credits: number
  request: Omit<CreateTaskRequest, 'idempotency_key'>
  /** Starting it failed; it waits until the user retries. */
  hasFailed?: boolean
}

export const WAITING_MAX = 10

const NONE: readonly WaitingTask[] = []
const listeners = new Set<() => void>()
let line: readonly WaitingTask[] | null = null

/** Every waiting generation of this browser, next one first. */
function readLine(): readonly WaitingTask[] {
  line ??= readLocal('waiting_line') ?? NONE
  return line
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onLocalChange('waiting_line', () => {
    line = null
    listener()
  })
  return () => {
    listeners.delete(listener)
    stop()
  }
}

function write(tasks: readonly WaitingTask[]) {
  line = tasks
  writeLocal('waiting_line', [...tasks])
  for (const listener of listeners) listener()
}

/** The credits spent once everything in line has started, including failed tasks that are retried. */
export const creditsInLine = (tasks: readonly WaitingTask[]): number =>
  tasks.reduce((sum, { credits }) => sum + credits, 0)

/** Appends generations to the line. */
export const joinLine = (...tasks: readonly WaitingTask[]) => write([...readLine(), ...tasks])

export const leaveLine = (key: string) => write(readLine().filter((task) => task.key !== key))

export const markFailed = (key: string, hasFailed: boolean) =>
  write(readLine().map((task) => (task.key === key ? { ...task, hasFailed } : task)))

/** Moves a waiting generation to the position of another one. */
export function moveInLine(key: string, toKey: string) {
  const tasks = readLine()
  const from = tasks.findIndex((task) => task.key === key)
  const to = tasks.findIndex((task) => task.key === toKey)
  const moved = tasks[from]
  if (moved && to >= 0) write(tasks.toSpliced(from, 1).toSpliced(to, 0, moved))
}

/** The user's waiting generations, next one first; the same list until it changes. */
export function useWaitingLine(ownerId: string | null): readonly WaitingTask[] {
  const all = useSyncExternalStore(subscribe, readLine, () => NONE)
  return useMemo(() => all.filter((task) => task.ownerId === ownerId), [all, ownerId])
}
