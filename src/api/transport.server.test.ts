import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleApiRequest } from './transport.server'

interface Connection {
  ip?: string
  origin?: string
}

/** The request that reached the API, and its connection. */
let reached: { request: Request; connection: Connection }

beforeEach(() => {
  const fetch = (request: Request, connection: Connection) => {
    reached = { request, connection }
    return new Response('answered')
  }
  // Where the transport looks for a running backend.
  vi.stubGlobal('adloomBackend', Promise.resolve({ app: { fetch } }))
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const COOKIES = 'theme=dark; adloom_session=session-1; adloom_visitor=visitor-1'
const VISITOR_COOKIES = 'adloom_visitor=visitor-1'
const OWN = { 'sec-fetch-site': 'same-origin' }
const FOREIGN = { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }

async function send(headers: Record<string, string>, init: RequestInit = {}) {
  const request = new Request('http://localhost/backend/x?a=1', { ...init, headers })
  await handleApiRequest(Object.assign(request, { ip: '203.0.113.7' }))
  return reached.request.headers
}

describe('a browser’s own request to the API', () => {
  test('goes with the session of its cookie, and the cookie stays behind', async () => {
    const headers = await send({ cookie: COOKIES })
    expect(headers.get('authorization')).toBe('session-1')
    expect(headers.get('x-visitor-token')).toBeNull()
    expect(headers.get('cookie')).toBeNull()
  })

  test('goes with the record of a visitor who is not signed in', async () => {
    const headers = await send({ cookie: VISITOR_COOKIES })
    expect(headers.get('authorization')).toBeNull()
    expect(headers.get('x-visitor-token')).toBe('visitor-1')
  })

  test('goes with the token it names, if it names one, and with that alone', async () => {
    const headers = await send({ cookie: COOKIES, authorization: 'own-token' })
    expect(headers.get('authorization')).toBe('own-token')
    expect(headers.get('x-visitor-token')).toBeNull()
  })

  test.each(['POST', 'PATCH', 'DELETE', 'PUT'])(
    'that changes something (%s) has a session only when it comes from our pages',
    async (method) => {
      for (const cookie of [COOKIES, VISITOR_COOKIES]) {
        for (const from of [FOREIGN, {}]) {
          const headers = await send({ cookie, ...from }, { method })
          expect(headers.get('authorization')).toBeNull()
          expect(headers.get('x-visitor-token')).toBeNull()
        }
      }
      expect((await send({ cookie: COOKIES, ...OWN }, { method })).get('authorization')).toBe(
        'session-1',
      )
    },
  )

  test('cannot say by itself who the visitor is or where addresses lead', async () => {
    const headers = await send({
      'x-visitor-token': 'stolen',
      'x-public-origin': 'https://evil.example',
    })
    expect(headers.get('x-visitor-token')).toBeNull()
    expect(headers.get('x-public-origin')).toBeNull()
    expect(reached.connection).toEqual({ ip: '203.0.113.7', origin: 'http://localhost' })
  })

  test('arrives as it was sent: method, path, query and body', async () => {
    await send({ 'content-type': 'text/plain', ...OWN }, { method: 'POST', body: 'content' })
    expect(reached.request.method).toBe('POST')
    expect(reached.request.url).toBe('http://localhost/backend/x?a=1')
    expect(reached.request.headers.get('content-type')).toBe('text/plain')
    expect(await reached.request.text()).toBe('content')
  })
})
