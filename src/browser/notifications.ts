import { useSyncExternalStore } from 'react'

export type NotificationKind = 'success' | 'info' | 'warning' | 'error'

/** A message in the user's language; shown as a toast, then kept in the list. */
export interface Notification {
  id: number
  kind: NotificationKind
  message: string
  at: Date
  isToast: boolean
  isSeen: boolean
  more?: NotificationMore
}

/** Where a message leads, and a callback for when it has been seen. */
export interface NotificationMore {
  link?: { to: string; label: string }
  onSeen?: () => void
}

const KEPT_MAX = 50
const NONE: readonly Notification[] = []

// One list for the page; only browser events write to it, never rendering.
let notifications: readonly Notification[] = NONE
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a message, unless a toast with the same text is already on screen. Only for code that runs in the
 * browser.
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

/** The list was opened: nothing in it is new anymore, and no toast needs to repeat it. */
export const markNotificationsSeen = () => {
  for (const { isSeen, more } of notifications) if (!isSeen) more?.onSeen?.()
  change((item) => !item.isSeen || item.isToast, { isSeen: true, isToast: false })
}

export const clearNotifications = () => replace(NONE)

/** The messages of this visit, newest first. */
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
