import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { portOf } from '../port-of.ts'

/** A request's purpose; `other` is neither refused nor counted. */
export type Step = 'submit' | 'look' | 'output' | 'cancel' | 'other'

export interface VendorRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  bytes: Buffer
  /** The body, if it's JSON. */
  json: Record<string, unknown>
  step: Step
}

export interface VendorAnswer {
  status?: number
  headers?: Record<string, string>
  /** Bytes are sent as they are, anything else as JSON. */
  body: unknown
}

/**
 * How a reply goes wrong: it's a different one, breaks off in the middle, or never comes; a `lost`
 * request isn't even accepted.
 */
export type Trouble = VendorAnswer | 'cut' | 'hang' | 'lost'

/** Refusals in the vendor's own words. */
export interface Refusals {
  policy: VendorAnswer
  auth: VendorAnswer
  quota: VendorAnswer
  missing: VendorAnswer
  timeout: VendorAnswer
  busy: VendorAnswer
  broken: VendorAnswer
}

/** The outcome of a vendor's jobs. */
export type Verdict = 'running' | 'done' | 'refused'

/** The state that a vendor's protocol reports. */
export interface World {
  verdict: Verdict
  baseUrl: string
  /** Host of the results' addresses, if not this one. */
  outputHost: string | null
  output: Buffer
  /** Its clock. */
  now: () => Date
  /** Its jobs, by the names it gave them. */
  jobs: Map<string, VendorRequest>
}

export interface Protocol {
  stepOf(request: Omit<VendorRequest, 'step'>): Step
  answer(request: VendorRequest, world: World): VendorAnswer
  refusals: Refusals
}

/** A local vendor that speaks its protocol and fails as a test says. */
export interface Vendor extends World {
  requests: VendorRequest[]
  refusals: Refusals
  /** Makes a step's next reply go wrong; a submission with a cut reply is still accepted. */
  spoil(step: Step, trouble: Trouble): void
  at(step: Step): VendorRequest[]
  /** Forgets its requests and settings. */
  reset(): void
  /** Called when a reply is due that never comes. */
  onHang: () => void
  /** Throws what the stand-in found wrong with a request. */
  assertSatisfied(): void
  close(): Promise<void>
}

export async function startVendor(protocol: Protocol): Promise<Vendor> {
  const spoiled: { step: Step; trouble: Trouble }[] = []
  const complaints: unknown[] = []

  const server = createServer((request, response) => {
    void read(request).then((bytes) => {
      const received = describe(request, bytes, protocol)
      vendor.requests.push(received)
      try {
        const answer = answerTo(received)
        if (answer.trouble === 'hang') vendor.onHang()
        else reply(response, answer)
      } catch (error) {
        complaints.push(error)
        reply(response, { status: 400, body: { error: { message: String(error) } } })
      }
    })
  })

  // On a machine that stalls for seconds, a connection would be closed just as it's used again.
  server.keepAliveTimeout = 0

  const answerTo = (request: VendorRequest): Reply => {
    const index = spoiled.findIndex(({ step }) => step === request.step)
    const [spoil] = index < 0 ? [] : spoiled.splice(index, 1)
    if (!spoil) return protocol.answer(request, vendor)
    if (typeof spoil.trouble === 'object') return spoil.trouble
    if (spoil.trouble === 'lost') return { body: null, trouble: 'hang' }
    return { ...protocol.answer(request, vendor), trouble: spoil.trouble }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const vendor: Vendor = {
    verdict: 'done',
    baseUrl: `http://127.0.0.1:${portOf(server)}`,
    outputHost: null,
    output: Buffer.alloc(0),
    now: () => new Date(),
    jobs: new Map(),
    requests: [],
    refusals: protocol.refusals,
    spoil: (step, trouble) => spoiled.push({ step, trouble }),
    at: (step) => vendor.requests.filter((request) => request.step === step),
    onHang: () => undefined,
    reset() {
      vendor.requests.length = 0
      spoiled.length = 0
      vendor.jobs.clear()
      vendor.verdict = 'done'
      vendor.outputHost = null
    },
    assertSatisfied() {
      if (complaints.length > 0) throw complaints[0]
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return vendor
}

type Reply = VendorAnswer & { trouble?: 'cut' | 'hang' }

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

function describe(request: IncomingMessage, bytes: Buffer, protocol: Protocol): VendorRequest {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  const isJson = /json/.test(request.headers['content-type'] ?? '') && bytes.length > 0
  const received = {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    bytes,
    json: isJson ? JSON.parse(bytes.toString('utf8')) : {},
  }
  return { ...received, step: protocol.stepOf(received) }
}

function reply(response: ServerResponse, { status = 200, headers, body, trouble }: Reply): void {
  const isRaw = Buffer.isBuffer(body)
  const bytes = isRaw ? body : Buffer.from(JSON.stringify(body ?? null))
  const type = isRaw ? 'application/octet-stream' : 'application/json'
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length, ...headers })
  if (trouble !== 'cut') {
    response.end(bytes)
    return
  }
  response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy())
}
