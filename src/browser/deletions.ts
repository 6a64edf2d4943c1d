import { useSyncExternalStore } from 'react'
import { readSession, writeSession } from './session-store'

/** A deletable item: a result, or a task without results. */
export interface Deletable {
  id: string
  kind: 'output' | 'task'
}

export type SendDeletion = (call: {
  data: { output_ids: string[]; task_ids: string[] }
  fetch?: typeof fetch
}) => Promise<{ refused: readonly { id: string; code: string }[] }>

/** A deletion that can still be undone but whose screen is gone. */
export interface LeftDeletion {
  items: readonly Deletable[]
  send: SendDeletion
}

const NONE: ReadonlySet<string> = new Set()

// Shared by the whole page; only browser events write to it, never rendering.
let deleted = NONE
let left: LeftDeletion | null = null
const listeners = new Set<() => void>()

/** Hides items on every screen while their deletion can be undone or is in progress. */
export function hideDeleted(items: readonly Deletable[]) {
  deleted = new Set([...deleted, ...items.map(({ id }) => id)])
  tell()
}

/** Ends the hiding: the items were restored, or are gone for good and in no list anymore. */
export function showDeleted(items: readonly Pick<Deletable, 'id'>[]) {
  const gone = new Set(items.map(({ id }) => id))
  deleted = new Set([...deleted].filter((id) => !gone.has(id)))
  const stillSent = sentIds().filter((id) => !gone.has(id))
  writeSession(SENT, stillSent.length > 0 ? stillSent : null)
  tell()
}

const SENT = 'deletions_sent'
const sentIds = () => readSession(SENT) ?? []

/**
 * Remembers deletions sent while the page unloads: the next page may load its lists before the server is
 * done.
 */
export const rememberSent = (items: readonly Deletable[]) =>
  writeSession(SENT, [...new Set([...sentIds(), ...items.map(({ id }) => id)])])

/** Hides the items whose deletion the previous page sent. */
export function hideSent(): readonly Pick<Deletable, 'id'>[] {
  const ids = sentIds()
  if (ids.length > 0) {
    deleted = new Set([...deleted, ...ids])
    tell()
  }
  return ids.map((id) => ({ id }))
}

/** Hands a deletion to the frame around all pages, so that undo outlives the screen it began on. */
export function leaveDeletion(deletion: LeftDeletion) {
  left = deletion
  tell()
}

/** Called by the frame to take over the deletion. */
export function takeLeftDeletion(): LeftDeletion | null {
  const taken = left
  left = null
  tell()
  return taken
}

/** The ids hidden right now; the same set until it changes. */
export const useDeletedIds = () =>
  useSyncExternalStore(
    subscribe,
    () => deleted,
    () => NONE,
  )

/** The deletion waiting for someone to take it over, if any. */
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
