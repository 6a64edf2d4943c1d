import { readLocal } from '@/browser/local-store'
import { DEFAULT_CHANNEL } from '@/contract/limits'
import { describeDevice } from './device'
import { eventPayload } from './event-payload'
import { createEventQueue } from './event-queue'
import type { EventId } from './events'

let queue: ReturnType<typeof createEventQueue> | null = null

/** Counts an event. Without configured analytics, nothing happens and nothing is called. */
export function track(id: EventId) {
  queue?.add(
    eventPayload(
      id,
      {
        uid: readLocal('user_info')?.uid ?? '',
        channel: readLocal('channel') ?? DEFAULT_CHANNEL,
        country: readLocal('user_nation'),
      },
      describeDevice(navigator),
      new Date(),
    ),
  )
}

/** Turns on event tracking for this page, unless the visitor's browser asks not to be tracked. */
export function startAnalytics(url: string | null) {
  if (!url || queue || asksForPrivacy(navigator)) return
  const started = createEventQueue(url)
  queue = started
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void started.flush()
  })
}

const asksForPrivacy = (browser: { globalPrivacyControl?: boolean; doNotTrack?: string | null }) =>
  browser.globalPrivacyControl === true || browser.doNotTrack === '1'
