import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { portOf } from '../../../tests/support/port-of.ts'
import { type GuardedFetchOptions, guardedFetch } from './guarded-fetch.ts'
import type { Resolve } from './locate.ts'

const LIMITS = { maxBytes: 100_000, timeoutMs: 5_000 }
/** Every spelling of an address that leads to this machine or its neighbors. */
const INNER_HOSTS = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '0.0.0.0', '0', '0.1.2.3'],
  ...['2130706433', '0x7f000001', '0x7f.1', '0x7F.0x0.0x0.0x1', '017700000001', '0177.0.0.1'],
  ...['0177.0.0.0x1', '127.0.0.1.', '127。0。0。1', '①②⑦.⓪.⓪.①', '%31%32%37.0.0.1', '1２7.0.0.1'],
  ...['10.0.0.1', '10.255.255.255', '0xa000001', '167772161', '012.0.0.1'],
  ...['172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255', '3232235521'],
  ...['169.254.169.254', '169.254.0.1', '2852039166', '0xa9fea9fe', '0251.0376.0251.0376'],
  ...['100.64.0.1', '100.127.255.255', '100.100.100.200', '168.63.129.16', '192.0.0.192'],
  ...['192.0.2.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
  ...['224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255', '192.31.196.1'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[0000::0001]', '[::127.0.0.1]', '[::7f00:1]'],
  ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::FFFF:10.0.0.1]', '[0:0:0:0:0:ffff:a9fe:a9fe]'],
  ...['[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:ff9b::a9fe:a9fe]', '[64:ff9b:1::1]'],
  ...['[2002:7f00:1::]', '[2002:a9fe:a9fe::1]', '[2001::1]', '[2001:0:7f00:1::]', '[2001:db8::1]'],
  ...['[fe80::1]', '[fe80::a9fe:a9fe]', '[febf::1]', '[fec0::1]', '[fc00::1]', '[fd00:ec2::254]'],
  ...['[ff02::1]', '[ff0e::1]', '[100::1]', '[3fff::1]', '[5f00::1]', '[4000::1]', '[2001:2::1]'],
  ...['localhost', 'LOCALHOST'],
]
const INNER_ADDRESS = 'link_refused'

let folder: string
let path: string
let server: Server
let port: string
let hits: string[]
let respond: RequestListener

beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`)
    respond(request, response)
  })
  // On every address of the machine, so that anything that slipped through would be noticed.
  await new Promise<void>((listening) => server.listen(0, () => listening()))
  port = String(portOf(server))
})
afterAll(() => new Promise((closed) => server.close(closed)))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-fetch-'))
  path = join(folder, 'file')
  hits = []
  respond = (_request, response) => response.end('picture')
})
afterEach(async () => {
  expect(existsSync(path)).toBe(false)
  await rm(folder, { recursive: true, force: true })
})

const fetchInner = (address: string, options: Partial<GuardedFetchOptions> = {}) =>
  guardedFetch(address, path, { ...LIMITS, ports: ['80', '443', port], ...options })

/** The canary as an operator's own image server. */
const fetchAllowed = (at: string, options: Partial<GuardedFetchOptions> = {}) =>
  guardedFetch(`http://127.0.0.1:${port}${at}`, path, {
    ...LIMITS,
    allowedHosts: [`127.0.0.1:${port}`],
    ...options,
  })

describe('[R3.16] addresses inside', () => {
  test('the canary does answer an address the operator allowed', async () => {
    expect(await fetchAllowed('/a.png')).toBe(7)
    expect(await readFile(path, 'utf8')).toBe('picture')
    expect(hits).toEqual(['GET /a.png'])
    await rm(path)
  })

  test('the list of spellings is long enough to mean something', () => {
    expect(new Set(INNER_HOSTS).size).toBeGreaterThanOrEqual(80)
  })

  test.each(INNER_HOSTS)('http://%s is refused and not contacted', async (host) => {
    const refused = fetchInner(`http://${host}:${port}/a.png`)
    await expect(refused).rejects.toMatchObject({ code: INNER_ADDRESS })
    expect(hits).toEqual([])
  })

  test.each([
    ['a name that resolves inwards', [{ address: '127.0.0.1', family: 4 }]],
    [
      'one inner address among public ones',
      [
        { address: '93.184.215.14', family: 4 },
        { address: '10.0.0.5', family: 4 },
      ],
    ],
    ['an inner IPv6 address', [{ address: 'fd00::1', family: 6 }]],
    ['a link-local address with a zone', [{ address: 'fe80::1%eth0', family: 6 }]],
    ['what is no address at all', [{ address: 'inner', family: 4 }]],
  ])('%s is refused', async (_name, addresses) => {
    const resolve: Resolve = async () => addresses
    const refused = fetchInner(`http://rebind.example:${port}/a.png`, { resolve })
    await expect(refused).rejects.toMatchObject({ code: INNER_ADDRESS })
    expect(hits).toEqual([])
  })

  test('the connection goes to the address that was checked, not to a later answer', async () => {
    const answers = ['127.0.0.1', '127.0.0.9']
    const reached: (string | undefined)[] = []
    respond = (request, response) => {
      reached.push(request.socket.localAddress?.replace('::ffff:', ''))
      response.end('picture')
    }
    const resolve: Resolve = async () => [{ address: answers.shift() ?? '', family: 4 }]
    const host = `rebind.example:${port}`
    await guardedFetch(`http://${host}/a.png`, path, { ...LIMITS, resolve, allowedHosts: [host] })
    expect(reached).toEqual(['127.0.0.1'])
    expect(answers).toEqual(['127.0.0.9'])
    await rm(path)
  })
})

describe('addresses that are none', () => {
  test.each(['', 'a.png', 'ftp://files.example/a.png', 'file:///etc/passwd', 'http://', 'data:,x'])(
    '[R5.06] %j is not valid',
    async (address) => {
      await expect(fetchInner(address)).rejects.toMatchObject({ code: 'link_invalid' })
    },
  )

  test.each([
    ['http://user:secret@files.example/a.png', 'credentials'],
    ['http://files.example:22/a.png', 'port'],
    ['https://files.example:8443/a.png', 'port'],
    ['http://files.example:6379/a.png', 'port'],
  ])('%s is refused', async (address, reason) => {
    await expect(fetchInner(address)).rejects.toMatchObject({
      code: 'link_refused',
      details: { reason },
    })
  })

  test('a name nobody knows is unreachable', async () => {
    const resolve: Resolve = () => Promise.reject(new Error('ENOTFOUND'))
    const failed = fetchInner('http://nobody.example/a.png', { resolve })
    await expect(failed).rejects.toMatchObject({ code: 'link_unreachable' })
  })

  test('a resolver that never answers does not outlast the limit', async () => {
    const resolve: Resolve = () => new Promise(() => undefined)
    const failed = fetchInner('http://slow.example/a.png', { resolve, timeoutMs: 100 })
    await expect(failed).rejects.toMatchObject({ details: { reason: 'time' } })
  })
})

describe('redirects', () => {
  const redirectTo = (location: string): void => {
    respond = (request, response) => {
      if (request.url !== '/start.png') return response.end('inner secret')
      return response.writeHead(302, { location }).end('x'.repeat(50_000))
    }
  }

  test.each([
    ...[
      'http://127.0.0.2:PORT/secret',
      'http://[::1]:PORT/secret',
      'http://2130706434:PORT/secret',
    ],
    ...['//127.0.0.2:PORT/secret', 'http://169.254.169.254/latest/meta-data/'],
    ...['http://user@127.0.0.1:PORT/secret', 'file:///etc/passwd', 'gopher://127.0.0.1:PORT/_x'],
  ])('to %s is refused before it is asked', async (location) => {
    redirectTo(location.replace('PORT', port))
    await expect(fetchAllowed('/start.png')).rejects.toMatchObject({ code: 'link_refused' })
    expect(hits).toEqual(['GET /start.png'])
  })

  test('up to three are followed', async () => {
    respond = (request, response) => {
      const step = Number(request.url?.slice(1) ?? 0)
      if (step === 3) return response.end('there')
      return response.writeHead(307, { location: `/${step + 1}` }).end()
    }
    expect(await fetchAllowed('/0')).toBe(5)
    await rm(path)
  })

  test('a circle ends after the third', async () => {
    respond = (_request, response) => response.writeHead(301, { location: '/again' }).end()
    const failed = fetchAllowed('/start.png')
    await expect(failed).rejects.toMatchObject({ details: { reason: 'redirects' } })
    expect(hits).toHaveLength(4)
  })
})

describe('answers', () => {
  const TOO_LARGE = { code: 'media_too_large' }

  test('nothing of us but a plain request is sent: no cookie, no credentials', async () => {
    let sent: NodeJS.Dict<unknown> = {}
    respond = (request, response) => {
      sent = request.headers
      response.end('picture')
    }
    await fetchAllowed('/a.png')
    const names = ['accept', 'accept-encoding', 'connection', 'host', 'user-agent']
    expect(Object.keys(sent).sort()).toEqual(names)
    await rm(path)
  })

  test('a declared length over the limit is not downloaded', async () => {
    respond = (_request, response) => response.writeHead(200, { 'content-length': 100_001 }).end()
    await expect(fetchAllowed('/a.png')).rejects.toMatchObject(TOO_LARGE)
  })

  test('an endless body is cut at the limit', async () => {
    respond = (_request, response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(65_536)), 1)
      response.once('close', () => clearInterval(timer))
    }
    await expect(fetchAllowed('/a.png')).rejects.toMatchObject(TOO_LARGE)
  })

  test('what a server compressed unasked is unpacked', async () => {
    respond = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('picture'))
    await fetchAllowed('/a.png')
    expect(await readFile(path, 'utf8')).toBe('picture')
    await rm(path)
  })

  test('a compression bomb is cut at the limit of its content', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    expect(bomb.length).toBeLessThan(LIMITS.maxBytes)
    respond = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    await expect(fetchAllowed('/a.png')).rejects.toMatchObject(TOO_LARGE)
  })

  test.each([
    ['an unknown compression', 200, { 'content-encoding': 'constructor' }],
    ['a broken compression', 200, { 'content-encoding': 'br' }],
    ['a missing file', 404, {}],
    ['a failure', 500, {}],
    ['no content', 204, {}],
  ])('%s is unreachable', async (_name, status, headers) => {
    respond = (_request, response) => response.writeHead(status, headers).end('no picture')
    await expect(fetchAllowed('/a.png')).rejects.toMatchObject({ code: 'link_unreachable' })
  })

  test('a body that comes too slowly ends at the limit of time', async () => {
    respond = (_request, response) => response.writeHead(200).write('drop')
    const failed = fetchAllowed('/a.png', { timeoutMs: 200 })
    await expect(failed).rejects.toMatchObject({ details: { reason: 'time' } })
  })

  test('whoever asked may stop it', async () => {
    const stop = new AbortController()
    respond = () => stop.abort(new Error('stopped'))
    await expect(fetchAllowed('/a.png', { signal: stop.signal })).rejects.toThrow('stopped')
  })

  test('a connection that breaks leaves no half file', async () => {
    respond = (request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half')
      setImmediate(() => request.socket.destroy())
    }
    await expect(fetchAllowed('/a.png')).rejects.toMatchObject({ code: 'link_unreachable' })
  })
})
