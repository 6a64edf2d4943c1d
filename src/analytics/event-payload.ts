import { ANALYTICS_MODULE } from '@/contract/limits'
import type { Device } from './device'
import { EVENTS, type EventId } from './events'

const APP_VERSION = '1.0.0'

/** The visitor, as far as the browser knows. */
export interface Visit {
  uid: string
  channel: string
  country: { country_name: string; country_code?: string } | null
}

/** One event, with exactly the fields of the specification. */
export type EventPayload = ReturnType<typeof eventPayload>

export const eventPayload = (id: EventId, visit: Visit, device: Device, at: Date) => ({
  platform: device.platform,
  channel: visit.channel,
  user_nation: visit.country?.country_name ?? '',
  geo_country: visit.country?.country_code ?? '',
  app_version: APP_VERSION,
  device_model: device.device_model,
  event_time: at.toISOString(),
  uid: visit.uid,
  module: ANALYTICS_MODULE,
  event_id: id,
  event_type: 'counter' as const,
  network: device.network,
  system_version: device.system_version,
  content_id: EVENTS[id],
})
