import { useMemo, useSyncExternalStore } from 'react'
import type { CreateTaskRequest } from '@/contract/endpoints/tasks'
import { onLocalChange, readLocal, writeLocal } from './local-store'

/** A generation that waits in this browser until those before it are done. Nothing is held for it. */
export interface WaitingTask {
  /** Also its idempotency key: two tabs that start it start one task. */
  key: string
  /** Whose it is: the next person at this browser neither sees nor pays it. */
  ownerId: string
  credits: number
  request: Omit<CreateTaskRequest, 'idempotency_key'>
  /** It could not be started, and waits until it is asked for again. */
  hasFailed?: boolean
}

export const WAITING_MAX = 10

const NONE: readonly WaitingTask[] = []
const listeners = new Set<() => void>()
let line: readonly WaitingTask[] | null = null

/** Every waiting generation of this browser, the next one first. */
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

/** What is spent by the time all that waits has started, what has failed and is asked for again included. */
export const creditsInLine = (tasks: readonly WaitingTask[]): number =>
  tasks.reduce((sum, { credits }) => sum + credits, 0)

/** Puts generations behind those that wait. */
export const joinLine = (...tasks: readonly WaitingTask[]) => write([...readLine(), ...tasks])

export const leaveLine = (key: string) => write(readLine().filter((task) => task.key !== key))

export const markFailed = (key: string, hasFailed: boolean) =>
  write(readLine().map((task) => (task.key === key ? { ...task, hasFailed } : task)))

/** Moves a waiting generation to where another one is. */
export function moveInLine(key: string, toKey: string) {
  const tasks = readLine()
  const from = tasks.findIndex((task) => task.key === key)
  const to = tasks.findIndex((task) => task.key === toKey)
  const moved = tasks[from]
  if (moved && to >= 0) write(tasks.toSpliced(from, 1).toSpliced(to, 0, moved))
}

/** Somebody's waiting generations, the next one first; the same list until it changes. */
export function useWaitingLine(ownerId: string | null): readonly WaitingTask[] {
  const all = useSyncExternalStore(subscribe, readLine, () => NONE)
  return useMemo(() => all.filter((task) => task.ownerId === ownerId), [all, ownerId])
}
