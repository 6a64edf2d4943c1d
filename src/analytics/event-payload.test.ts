import { describe, expect, test } from 'vitest'
import { describeDevice } from './device'
import { eventPayload } from './event-payload'
import { EVENTS } from './events'

const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/140.0'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

describe('[R3.17] an analytics event', () => {
  test('has exactly the fields of the specification', () => {
    const visit = {
      uid: 'u-1',
      channel: 'official',
      country: { country_name: 'Vietnam', country_code: 'VN' },
    }
    const device = describeDevice({ userAgent: PIXEL, connection: { effectiveType: '4g' } })
    const at = new Date('2026-11-21T08:00:00Z')
    expect(eventPayload('login_success', visit, device, at)).toEqual({
      platform: 'H5',
      channel: 'official',
      user_nation: 'Vietnam',
      geo_country: 'VN',
      app_version: '1.0.0',
      device_model: 'Pixel 7',
      event_time: '2026-11-21T08:00:00.000Z',
      uid: 'u-1',
      module: 9,
      event_id: 'login_success',
      event_type: 'counter',
      network: '4g',
      system_version: 'Android 14',
      content_id: -3,
    })
  })

  test('has a content id of its own, a negative number', () => {
    const ids = Object.values(EVENTS)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => Number.isInteger(id) && id < 0)).toBe(true)
  })
})

test.each([
  [PIXEL, 'H5', 'Pixel 7', 'Android 14'],
  [IPHONE, 'H5', 'iPhone', 'iOS 18.1'],
  [WINDOWS, 'WEB', 'unknown', 'Windows 10.0'],
  [MAC, 'WEB', 'Macintosh', 'macOS 10.15.7'],
  ['curl/8', 'WEB', 'unknown', 'unknown'],
])('%s is described', (userAgent, platform, device_model, system_version) => {
  expect(describeDevice({ userAgent })).toEqual({
    platform,
    device_model,
    system_version,
    network: 'unknown',
  })
})
