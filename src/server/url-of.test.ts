import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { NodeRequest } from 'srvx/node'
import { expect, test } from 'vitest'
import { urlOf } from './url-of'

/** A request as the server passes it on. */
function arrived(path: string): Request {
  const req = new IncomingMessage(new Socket())
  Object.assign(req, { url: path, headers: { host: 'ads.example' } })
  return new NodeRequest({ req, res: new ServerResponse(req) })
}

test.each([
  '/en/',
  '/en/?prompt=red%20shoes&x=1',
  '//evil.example/a',
  '/\\evil.example',
  '/en/../de/./x',
  '/%2e%2e/x',
  '/médias/ü?q=é',
  '/a%2Fb/%5Cc',
])('the address %s is read as a parser of addresses reads it', (path) => {
  const { pathname, search } = new URL(`http://ads.example${path}`)
  expect(urlOf(arrived(path))).toMatchObject({ pathname, search })
  expect(urlOf(new Request(`http://ads.example${path}`))).toMatchObject({ pathname, search })
})
