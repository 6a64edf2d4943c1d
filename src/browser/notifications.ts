import { useSyncExternalStore } from 'react'

export type NotificationKind = 'success' | 'info' | 'warning' | 'error'

/** A message in the words of the reader; shown as a toast and then kept in the list. */
export interface Notification {
  id: number
  kind: NotificationKind
  message: string
  at: Date
  isToast: boolean
  isSeen: boolean
  more?: NotificationMore
}

/** Where a message leads, and who wants to know that it was seen. */
export interface NotificationMore {
  link?: { to: string; label: string }
  onSeen?: () => void
}

const KEPT_MAX = 50
const NONE: readonly Notification[] = []

// One list for the page. It is written by events of the browser only, never while rendering.
let notifications: readonly Notification[] = NONE
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Tells the reader something, once: what a toast says already is not said beside it again. Only for
 * code that runs in the browser.
 */
export function notify(
  kind: NotificationKind,
  message: string,
  { isToast = true, ...more }: NotificationMore & { isToast?: boolean } = {},
) {
  const isSaid = notifications.some(
    (item) => item.isToast && item.kind === kind && item.message === message,
  )
  if (isToast && isSaid) return
  lastId += 1
  const added = { id: lastId, kind, message, at: new Date(), isToast, isSeen: false, more }
  replace([added, ...notifications].slice(0, KEPT_MAX))
}

/** Takes a toast off the screen; the list keeps the message. */
export const dismissToast = (id: number) => change((item) => item.id === id, { isToast: false })

/** The reader has opened the list: nothing in it is new, and no toast need repeat it. */
export const markNotificationsSeen = () => {
  for (const { isSeen, more } of notifications) if (!isSeen) more?.onSeen?.()
  change((item) => !item.isSeen || item.isToast, { isSeen: true, isToast: false })
}

export const clearNotifications = () => replace(NONE)

/** The messages of this visit, the newest first. */
export const useNotifications = () =>
  useSyncExternalStore(
    subscribe,
    () => notifications,
    () => NONE,
  )

function change(matches: (item: Notification) => boolean, patch: Partial<Notification>) {
  if (!notifications.some(matches)) return
  replace(notifications.map((item) => (matches(item) ? { ...item, ...patch } : item)))
}

function replace(next: readonly Notification[]) {
  notifications = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
