import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLocal, writeLocal } from '@/browser/local-store'
import { learnCountry } from './country'
import { startMonitoring } from './monitoring'
import { keepVisitSource } from './visit-source'

const send = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  send.mockReset().mockImplementation(async () => new Response())
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The tracking module of a fresh page. */
const loadTracking = () => import('./track')

describe('[R7.20] analytics', () => {
  test('calls nothing without an address', async () => {
    const { startAnalytics, track } = await loadTracking()
    startAnalytics(null)
    track('page_view')
    dispatchEvent(new Event('visibilitychange'))
    expect(send).not.toHaveBeenCalled()
  })

  test('sends what waits when the page is hidden', async () => {
    writeLocal('channel', 'newsletter')
    const { startAnalytics, track } = await loadTracking()
    startAnalytics('https://analytics.example/events')
    track('page_view')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    dispatchEvent(new Event('visibilitychange'))
    expect(send).toHaveBeenCalledOnce()
    const [event] = JSON.parse(String(send.mock.calls[0]?.[1]?.body))
    expect(event).toMatchObject({ event_id: 'page_view', channel: 'newsletter', module: 9 })
  })

  test('respects a browser that asks not to be tracked', async () => {
    vi.stubGlobal('navigator', { userAgent: '', globalPrivacyControl: true })
    const { startAnalytics, track } = await loadTracking()
    startAnalytics('https://analytics.example/events')
    track('page_view')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    dispatchEvent(new Event('visibilitychange'))
    expect(send).not.toHaveBeenCalled()
  })
})

describe('[R7.02] where a visit comes from', () => {
  test('is kept for the calls of later pages', () => {
    keepVisitSource('?channel=newsletter&fbclid=click-1')
    keepVisitSource('')
    expect(readLocal('channel')).toBe('newsletter')
    expect(readLocal('sora_fbclid')).toBe('click-1')
  })

  test('is cut when somebody makes it up at length', () => {
    keepVisitSource(`?channel=${'x'.repeat(10_000)}`)
    expect(readLocal('channel')).toHaveLength(500)
  })
})

describe('[R7.21] the country of a visitor', () => {
  const answer = (body: unknown) => send.mockImplementation(async () => Response.json(body))

  test('is asked for once and kept under user_nation', async () => {
    answer({ country_name: 'Vietnam', country_code: 'VN', city: 'Hue' })
    await learnCountry('https://geo.example/')
    await learnCountry('https://geo.example/')
    expect(send).toHaveBeenCalledOnce()
    expect(readLocal('user_nation')).toEqual({ country_name: 'Vietnam', country_code: 'VN' })
  })

  test('is not asked for without an address', async () => {
    await learnCountry(null)
    expect(send).not.toHaveBeenCalled()
  })

  test.each([{}, { country_name: '' }, { country_name: 5 }, 'Vietnam'])(
    'is not learnt from %j',
    async (body) => {
      answer(body)
      await learnCountry('https://geo.example/')
      expect(readLocal('user_nation')).toBeNull()
    },
  )

  test('stays unknown when the service does not answer', async () => {
    send.mockImplementation(() => Promise.reject(new TypeError('offline')))
    await learnCountry('https://geo.example/')
    expect(readLocal('user_nation')).toBeNull()
  })
})

describe('[R7.23] monitoring', () => {
  const services = {
    analyticsUrl: null,
    countryUrl: null,
    monitoringUrl: 'https://monitor.example/errors',
    monitoringHosts: [location.hostname],
  }
  const fail = () =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('boom') }))

  test('reports errors on a production host, without the query of the address', () => {
    history.replaceState(null, '', '/en/?invite_code=FRIEND')
    const stop = startMonitoring(services, () => 0.99)
    fail()
    stop()
    fail()
    expect(send).toHaveBeenCalledOnce()
    const report = JSON.parse(String(send.mock.calls[0]?.[1]?.body))
    expect(report).toMatchObject({ message: 'boom', url: `${location.origin}/en/` })
  })

  test('[R9.01] of every visit, of seven in ten with the steps that led to the error, without a word on them', () => {
    document.body.innerHTML = '<button><b>Pay 19 dollars</b></button>'
    const shares = [0.699, 0.7].map((drawn) => {
      const stop = startMonitoring(services, () => drawn)
      document.querySelector('b')?.click()
      fail()
      stop()
      return JSON.parse(String(send.mock.lastCall?.[1]?.body)).steps
    })
    expect(shares).toEqual([[`${location.pathname} BUTTON`], undefined])
  })

  test('is silent on every other host', () => {
    const stop = startMonitoring({ ...services, monitoringHosts: ['adloom.example'] })
    fail()
    stop()
    expect(send).not.toHaveBeenCalled()
  })

  test('does not flood the service', () => {
    const stop = startMonitoring(services)
    for (let count = 0; count < 100; count += 1) fail()
    stop()
    expect(send).toHaveBeenCalledTimes(20)
  })
})
