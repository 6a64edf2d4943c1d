import { useSyncExternalStore } from 'react'
import { readSession, writeSession } from './session-store'

/** What can be deleted: a result, or a task that has none to show. */
export interface Deletable {
  id: string
  kind: 'output' | 'task'
}

export type SendDeletion = (call: {
  data: { output_ids: string[]; task_ids: string[] }
  fetch?: typeof fetch
}) => Promise<{ refused: readonly { id: string; code: string }[] }>

/** A deletion that can still be undone, and that no screen looks after any more. */
export interface LeftDeletion {
  items: readonly Deletable[]
  send: SendDeletion
}

const NONE: ReadonlySet<string> = new Set()

// One for the page, written by events of the browser only, never while rendering.
let deleted = NONE
let left: LeftDeletion | null = null
const listeners = new Set<() => void>()

/** Takes things off every screen: they can still come back, or are being deleted. */
export function hideDeleted(items: readonly Deletable[]) {
  deleted = new Set([...deleted, ...items.map(({ id }) => id)])
  tell()
}

/** They are back, or gone for good and in no list any more. */
export function showDeleted(items: readonly Pick<Deletable, 'id'>[]) {
  const gone = new Set(items.map(({ id }) => id))
  deleted = new Set([...deleted].filter((id) => !gone.has(id)))
  const stillSent = sentIds().filter((id) => !gone.has(id))
  writeSession(SENT, stillSent.length > 0 ? stillSent : null)
  tell()
}

const SENT = 'deletions_sent'
const sentIds = () => readSession(SENT) ?? []

/** The page goes away before the server has answered: the next one may ask for its lists too early. */
export const rememberSent = (items: readonly Deletable[]) =>
  writeSession(SENT, [...new Set([...sentIds(), ...items.map(({ id }) => id)])])

/** Takes off the screen what the page before has sent to be deleted. */
export function hideSent(): readonly Pick<Deletable, 'id'>[] {
  const ids = sentIds()
  if (ids.length > 0) {
    deleted = new Set([...deleted, ...ids])
    tell()
  }
  return ids.map((id) => ({ id }))
}

/** Leaves a deletion to the frame around all pages: its way back outlives the screen that it began on. */
export function leaveDeletion(deletion: LeftDeletion) {
  left = deletion
  tell()
}

/** The frame has it. */
export function takeLeftDeletion(): LeftDeletion | null {
  const taken = left
  left = null
  tell()
  return taken
}

/** What is off the screen; the same set until it changes. */
export const useDeletedIds = () =>
  useSyncExternalStore(
    subscribe,
    () => deleted,
    () => NONE,
  )

/** Whether somebody has to take over a deletion. */
export const useLeftDeletion = () =>
  useSyncExternalStore(
    subscribe,
    () => left,
    () => null,
  )

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
