import { createSign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse, z } from 'zod'
import { projectRoot } from '../../../paths.ts'
import { callService } from '../remote-call.ts'
import { type FaultKind, ServiceError } from '../service-error.ts'
import type { Tools } from '../tools.ts'

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const HOUR_SECONDS = 3_600
/** A token that expires during a request is refused. */
const SPARE_SECONDS = 300

const Credentials = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  private_key_id: z.string().optional(),
  project_id: z.string().optional(),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
})
export type Credentials = z.infer<typeof Credentials>

const Token = z.object({ access_token: z.string(), expires_in: z.number().default(HOUR_SECONDS) })

/**
 * Reads the key file that Google issues for a service account.
 * @throws Error that names the fault without revealing the content
 */
export function readCredentials(file: string): Credentials {
  try {
    return parse(Credentials, JSON.parse(readFileSync(resolve(projectRoot, file), 'utf8')))
  } catch (error) {
    const issues = error instanceof z.core.$ZodError ? error.issues : []
    const faults = issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    const reason = faults.join('; ') || 'it cannot be read as JSON'
    throw new Error(`GOOGLE_APPLICATION_CREDENTIALS names no key of a service account: ${reason}`)
  }
}

export interface TokenSource {
  /** @throws ServiceError */
  token(): Promise<string>
  /** For a token that was refused before it expired. */
  forget(): void
}

/** Exchanges signed claims for a token, and reuses it until shortly before it expires. */
export function createTokenSource(credentials: Credentials, tools: Tools): TokenSource {
  let kept: { token: Promise<string>; until: number } | null = null

  async function exchange(nowSeconds: number): Promise<string> {
    const { origin, pathname } = new URL(credentials.token_uri)
    const form = new URLSearchParams({
      grant_type: GRANT,
      assertion: assertionOf(credentials, nowSeconds),
    })
    const answer = await callService(
      { baseUrl: origin, headers: {}, tools },
      {
        method: 'POST',
        path: pathname,
        form: form.toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        answer: Token,
      },
    )
    if (kept) kept.until = nowSeconds + answer.expires_in - SPARE_SECONDS
    return answer.access_token
  }

  return {
    token() {
      const now = Math.floor(tools.now().getTime() / 1_000)
      if (kept && kept.until > now) return kept.token
      const token = exchange(now).catch((error) => {
        kept = null
        throw refused(error)
      })
      kept = { token, until: now + HOUR_SECONDS - SPARE_SECONDS }
      return token
    },
    forget() {
      kept = null
    },
  }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function assertionOf(credentials: Credentials, now: number): string {
  const { client_email, private_key, private_key_id, token_uri } = credentials
  const header = { alg: 'RS256', typ: 'JWT', ...(private_key_id && { kid: private_key_id }) }
  const claims = {
    iss: client_email,
    scope: SCOPE,
    aud: token_uri,
    iat: now,
    exp: now + HOUR_SECONDS,
  }
  const content = `${part(header)}.${part(claims)}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(private_key, 'base64url')}`
}

const PASSING: ReadonlySet<FaultKind> = new Set(['unavailable', 'timeout', 'rate_limited'])

/** If getting a token fails, no work was requested, and a refused key says nothing about a job. */
function refused(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error
  const { kind, message, retryAfterSeconds } = error
  const told = PASSING.has(kind) ? kind : 'auth'
  const facts = { isAnswer: true, retryAfterSeconds, cause: error }
  return new ServiceError(told, `No token: ${message}`, facts)
}
