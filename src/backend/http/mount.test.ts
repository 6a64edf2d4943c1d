import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeUserActor, makeVisitorActor } from '../../../tests/support/actors.ts'
import { AppError } from '../../contract/app-error.ts'
import { type Access, defineEndpoint } from '../../contract/endpoint.ts'
import type { ErrorCode } from '../../contract/error-codes.ts'
import type { Actor, RequestInfo } from '../caller.ts'
import type { Context } from '../context.ts'
import { answerError } from './answer-error.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { mount } from './mount.ts'

const NOBODY: Actor = { kind: 'anonymous' }
const VISITOR = makeVisitorActor('v')
const USER = makeUserActor('u')

const rename = (access: Access) =>
  defineEndpoint({
    id: 'things.rename',
    method: 'POST',
    path: '/things/{thingId}',
    access,
    summary: 'Renames a thing',
    failures: [],
    input: z.object({
      thingId: z.string(),
      name: z.string().max(20),
      tags: z.array(z.string()).optional(),
    }),
    output: z.object({ name: z.string() }),
  })

interface Asked {
  actor?: Actor
  authFailure?: ErrorCode | null
  access?: Access
  body?: string
  verb?: (input: { thingId: string; name: string }) => { name: string }
}

/** What the API knows about a request, as far as an endpoint needs it here. */
interface Known {
  Variables: Pick<ApiEnvironment['Variables'], 'actor' | 'authFailure'> & {
    context: Pick<Context, 'log' | 'rateLimits'>
    request: Pick<RequestInfo, 'id'>
  }
}

let calls: { thingId: string; name: string }[]
let logged: { err?: { message: string }; requestId?: string }[]
beforeEach(() => {
  calls = []
  logged = []
})

function ask({ actor = NOBODY, authFailure = null, access = 'public', body, verb }: Asked) {
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) })
  const app = new Hono<Known>()
  app.use((c, next) => {
    c.set('context', { log, rateLimits: { take: () => Promise.resolve() } })
    c.set('request', { id: 'request-1' })
    c.set('actor', actor)
    c.set('authFailure', authFailure)
    return next()
  })
  const api = new Hono<ApiEnvironment>()
  api.onError(answerError)
  mount(api, rename(access), (_context, input) => {
    calls.push(input)
    return verb?.(input) ?? { name: input.name }
  })
  app.route('/', api)
  return app.request('/things/own', { method: 'POST', body: body ?? '{"name":"mug"}' })
}

async function codeOf(answer: Response) {
  const { data }: { data: { code: string } } = await answer.json()
  return data.code
}

describe('who may call', () => {
  test.each<[Access, Actor, number]>([
    ['public', NOBODY, 200],
    ['public', VISITOR, 200],
    ['public', USER, 200],
    ['visitor', NOBODY, 401],
    ['visitor', VISITOR, 200],
    ['visitor', USER, 200],
    ['user', NOBODY, 401],
    ['user', VISITOR, 401],
    ['user', USER, 200],
  ])('what is for “%s”, asked by %o, is answered %i', async (access, actor, status) => {
    expect((await ask({ access, actor })).status).toBe(status)
    expect(calls).toHaveLength(status === 200 ? 1 : 0)
  })

  test('whoever may not is told why the token did not help', async () => {
    const authFailure = 'session_expired'
    expect(await codeOf(await ask({ access: 'user', authFailure }))).toBe('session_expired')
    expect(await codeOf(await ask({ access: 'user' }))).toBe('not_signed_in')
  })

  test('a token that is of no use does not close what is open to everybody', async () => {
    expect((await ask({ authFailure: 'session_expired' })).status).toBe(200)
  })
})

describe('what is taken', () => {
  test('the path says which thing is meant, whatever the body says', async () => {
    await ask({ body: '{"name":"mug","thingId":"foreign"}' })
    expect(calls).toEqual([{ thingId: 'own', name: 'mug' }])
  })

  test('what the contract does not name does not reach the verb', async () => {
    await ask({ body: '{"name":"mug","isAdmin":true}' })
    expect(calls).toEqual([{ thingId: 'own', name: 'mug' }])
  })

  test.each([
    ['[1]', 'body', 'json_object'],
    ['"text"', 'body', 'json_object'],
    ['null', 'body', 'json_object'],
    ['{"name":', 'body', 'json_object'],
    ['', 'name', 'invalid_type'],
    ['{"name":7}', 'name', 'invalid_type'],
    ['{"name":"a\\u0000b"}', 'name', 'null_character'],
    ['{"name":"mug","tags":["a","b\\u0000"]}', 'tags', 'null_character'],
  ])('%j is refused and says what is wrong', async (body, field, rule) => {
    const answer = await ask({ body })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      data: { code: 'invalid_input', details: { field, rule } },
    })
    expect(calls).toEqual([])
  })

  test('a body of more than a quarter of a megabyte is not read', async () => {
    const bodyOf = (bytes: number) => `{"name":"mug"}`.padEnd(bytes)
    expect((await ask({ body: bodyOf(262_144) })).status).toBe(200)
    expect((await ask({ body: bodyOf(262_145) })).status).toBe(413)
  })
})

describe('what is answered', () => {
  test('what the contract does not name does not leave, whatever the verb says', async () => {
    const row = { name: 'mug', passwordHash: 'secret' }
    const answer = await ask({ verb: () => row })
    expect(await answer.json()).toEqual({
      status: 200,
      message: '',
      desc: '',
      data: { name: 'mug' },
    })
  })

  test('a failure of ours is told with its code, its facts and the id of the request', async () => {
    const answer = await ask({
      verb: () => {
        throw new AppError('code_requested_too_often', { retry_after_seconds: 42 })
      },
    })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('42')
    expect(await answer.json()).toMatchObject({
      status: 2111,
      data: { details: { retry_after_seconds: 42 }, request_id: 'request-1' },
    })
    expect(logged).toEqual([])
  })

  test('any other failure is written to the log, and nothing of it is shown', async () => {
    const answer = await ask({
      verb: () => {
        throw new Error('password=hunter2 in table users')
      },
    })
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).toContain('"code":"internal"')
    expect(text).not.toMatch(/hunter2|users/)
    expect(logged).toMatchObject([
      { requestId: 'request-1', err: { message: 'password=hunter2 in table users' } },
    ])
  })

  test('a database that is away is told as such, with when to come back', async () => {
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const answer = await ask({
      verb: () => {
        throw new Error('Failed query: select', { cause: away })
      },
    })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await codeOf(answer)).toBe('unavailable')
    expect(logged).toMatchObject([{ requestId: 'request-1', msg: 'the database is away' }])
  })

  test('what the framework could not read is the caller’s mistake, its own faults are ours', async () => {
    const failing = (status: 400 | 500) => () => {
      throw new HTTPException(status, { message: 'inside' })
    }
    expect(await codeOf(await ask({ verb: failing(400) }))).toBe('invalid_input')
    expect(await codeOf(await ask({ verb: failing(500) }))).toBe('internal')
  })
})
