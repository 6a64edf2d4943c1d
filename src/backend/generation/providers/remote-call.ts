import type { BodyInit, Response } from 'undici'
import { parse, type ZodType } from 'zod'
import { isRefusal, kindOfRefusal, retryAfter } from './classify.ts'
import { ServiceError } from './service-error.ts'
import type { Tools } from './tools.ts'

export interface Service {
  /** Without a trailing slash. */
  baseUrl: string
  /** Sent to this address only. */
  headers: Readonly<Record<string, string>>
  tools: Tools
}

interface Call<Answer> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the base address, or an absolute address on the same machine. */
  path: string
  json?: unknown
  form?: BodyInit
  headers?: Record<string, string>
  answer: ZodType<Answer>
  timeoutMs?: number
  answerMaxBytes?: number
}

/** Default size limit of a response: four pictures or a short video, as text. */
const ANSWER_MAX_BYTES = 256 * 1_048_576
const WORDS_MAX = 600

/**
 * Calls a service and parses its response.
 * @throws ServiceError
 */
export async function callService<Answer>(service: Service, call: Call<Answer>): Promise<Answer> {
  const text = (await callForBytes(service, call)).toString('utf8')
  try {
    return parse(call.answer, JSON.parse(text || 'null'))
  } catch (cause) {
    // Whatever sent this response, the work may have started.
    const message = `An answer nobody expected: ${text.slice(0, WORDS_MAX)}`
    throw new ServiceError('unknown', message, { isAnswer: false, cause })
  }
}

/**
 * Calls a service whose response is the result itself.
 * @throws ServiceError
 */
export async function callForBytes(
  service: Service,
  call: Omit<Call<unknown>, 'answer'>,
): Promise<Buffer> {
  const { tools } = service
  const timeout = tools.deadline(call.timeoutMs ?? tools.waits.answerMs)
  const response = await send(service, call, timeout)
  const bytes = await readBytes(response, timeout, call.answerMaxBytes)
  if (response.ok) return bytes
  throw refusal(response, withoutKeys(bytes.toString('utf8'), service), tools)
}

/** Resolves a path; our key must not be sent to any other host. */
export function addressOf({ baseUrl }: Pick<Service, 'baseUrl'>, path: string): string {
  if (!/^https?:/i.test(path)) return `${baseUrl}${path}`
  if (URL.parse(path)?.origin === new URL(baseUrl).origin) return path
  const message = 'The service names an address on another machine.'
  throw new ServiceError('unknown', message, { isAnswer: true })
}

async function send(
  service: Service,
  { method = 'GET', path, json, form, headers }: Omit<Call<unknown>, 'answer'>,
  signal: AbortSignal,
): Promise<Response> {
  const address = addressOf(service, path)
  const content = json === undefined ? {} : { 'content-type': 'application/json' }
  try {
    return await service.tools.fetch(address, {
      method,
      headers: { accept: 'application/json', ...content, ...service.headers, ...headers },
      body: json === undefined ? (form ?? null) : JSON.stringify(json),
      redirect: 'manual',
      signal,
    })
  } catch (cause) {
    throw broken(cause, signal)
  }
}

/** Failures before the first byte reached anybody. */
const NEVER_ARRIVED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function broken(error: unknown, signal: AbortSignal): ServiceError {
  if (signal.aborted) {
    const message = 'The service did not answer in time.'
    return new ServiceError('timeout', message, { isAnswer: false, cause: error })
  }
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const message = `The connection failed: ${code || String(error)}`
  return new ServiceError('unavailable', message, {
    isAnswer: NEVER_ARRIVED.has(code),
    cause: error,
  })
}

async function readBytes(
  response: Response,
  signal: AbortSignal,
  maxBytes = ANSWER_MAX_BYTES,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      parts.push(part)
      size += part.length
      if (size > maxBytes) throw new Error('The answer is too large.')
    }
  } catch (cause) {
    throw broken(cause, signal)
  }
  return Buffer.concat(parts)
}

/** Some services repeat the key that they reject. */
const withoutKeys = (text: string, { headers }: Service): string =>
  Object.values(headers)
    .flatMap((value) => value.split(' '))
    .filter((part) => part.length >= 8)
    .reduce((rest, part) => rest.replaceAll(part, '…'), text)

function refusal({ status, headers }: Response, text: string, { now }: Tools): ServiceError {
  const words = text.slice(0, WORDS_MAX)
  return new ServiceError(kindOfRefusal(status, text), `Answered ${status}: ${words}`, {
    isAnswer: isRefusal(status),
    retryAfterSeconds: retryAfter(headers.get('retry-after'), now()),
  })
}
