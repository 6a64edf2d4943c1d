import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { portOf } from '../../../../tests/support/port-of.ts'
import { asked } from '../../../../tests/support/providers/asked.ts'
import { testTools } from '../../../../tests/support/providers/test-tools.ts'
import { saveOutput } from './save-output.ts'

interface Host {
  server: Server
  url: string
  seen: { url: string | undefined; headers: IncomingHttpHeaders }[]
}

let service: Host
let elsewhere: Host
let folder: string

/** Answers `/to?<address>` with a redirect, `/missing` with 404, anything else with its name. */
async function startHost(): Promise<Host> {
  const seen: Host['seen'] = []
  const server = createServer(({ url = '/', headers }, response) => {
    seen.push({ url, headers })
    const [path, target] = url.split('?')
    if (path === '/to') response.writeHead(302, { location: target }).end()
    else if (path === '/missing') response.writeHead(404).end()
    else response.end(`the file ${path}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, seen, url: `http://127.0.0.1:${portOf(server)}` }
}

beforeEach(async () => {
  service = await startHost()
  elsewhere = await startHost()
  folder = (await asked()).workDir
})
afterEach(() => {
  for (const { server } of [service, elsewhere]) server.close()
})

function save(url: string, outputHosts: string[] = [], allowed = true) {
  const origin = { baseUrl: `${service.url}/v1`, headers: { 'x-key': 'secret' }, outputHosts }
  const { host } = new URL(elsewhere.url)
  const tools = { ...testTools(), locate: { allowedHosts: allowed ? [host] : [] } }
  return saveOutput(origin, { url }, { path: join(folder, 'result'), kind: 'image' }, tools)
}

test('a result at the service’s own address is fetched with our key', async () => {
  await save(`${service.url}/picture`)
  expect(await readFile(join(folder, 'result'), 'utf8')).toBe('the file /picture')
  expect(service.seen[0]?.headers['x-key']).toBe('secret')
})

test('a result without a host is the service’s own', async () => {
  await save('/v1/files/7')
  expect(service.seen[0]?.url).toBe('/v1/files/7')
})

test('a result on a host of the service is fetched without our key', async () => {
  await save(`${elsewhere.url}/picture`, ['127.0.0.1'])
  expect(elsewhere.seen[0]?.headers).not.toHaveProperty('x-key')
  expect(await readdir(folder)).toEqual(['result'])
})

test('a redirect to another host takes our key nowhere', async () => {
  await save(`${service.url}/to?${elsewhere.url}/picture`, ['127.0.0.1'])
  expect(elsewhere.seen[0]?.headers).not.toHaveProperty('x-key')
})

test.each(['/picture', '/to'])(
  'a result on a host nobody named is left there: %s',
  async (path) => {
    const address =
      path === '/to' ? `${service.url}/to?${elsewhere.url}/x` : `${elsewhere.url}${path}`
    await expect(save(address)).rejects.toMatchObject({ kind: 'unknown', isAnswer: true })
    expect(elsewhere.seen).toEqual([])
    expect(await readdir(folder)).toEqual([])
  },
)

test('a host of the service that leads into our own network is refused', async () => {
  const refused = save(`${elsewhere.url}/picture`, ['127.0.0.1'], false)
  await expect(refused).rejects.toMatchObject({ message: 'Result: link_refused' })
  expect(elsewhere.seen).toEqual([])
})

test('a result that is gone says so', async () => {
  await expect(save(`${service.url}/missing`)).rejects.toMatchObject({ kind: 'not_found' })
})
