import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { portOf } from '../port-of.ts'

/** What a request to a vendor is for; `other` is neither refused nor counted. */
export type Step = 'submit' | 'look' | 'output' | 'cancel' | 'other'

export interface VendorRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  bytes: Buffer
  /** The body, when it is JSON. */
  json: Record<string, unknown>
  step: Step
}

export interface VendorAnswer {
  status?: number
  headers?: Record<string, string>
  /** Bytes go out as they are, anything else as JSON. */
  body: unknown
}

/**
 * How an answer goes wrong: it is another one, breaks off in the middle, or never comes; a `lost`
 * request is not even taken.
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

/** What becomes of the jobs a vendor has. */
export type Verdict = 'running' | 'done' | 'refused'

/** What a vendor's protocol is told about the state of things. */
export interface World {
  verdict: Verdict
  baseUrl: string
  /** Where results are said to be, when not here. */
  outputHost: string | null
  output: Buffer
  /** Its clock. */
  now: () => Date
  /** Jobs it works on, by the names it gave them. */
  jobs: Map<string, VendorRequest>
}

export interface Protocol {
  stepOf(request: Omit<VendorRequest, 'step'>): Step
  answer(request: VendorRequest, world: World): VendorAnswer
  refusals: Refusals
}

/** A vendor on this machine: speaks its protocol, and fails as a test tells it. */
export interface Vendor extends World {
  requests: VendorRequest[]
  refusals: Refusals
  /** Lets the next answer of a step go wrong; a submission is taken all the same when it is cut. */
  spoil(step: Step, trouble: Trouble): void
  at(step: Step): VendorRequest[]
  /** Forgets what it was asked and told. */
  reset(): void
  /** Called when an answer is due that never comes. */
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

  // On a machine that stands still for seconds, a connection would be closed just as it is used again.
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
