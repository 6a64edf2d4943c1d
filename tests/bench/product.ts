import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnv } from '../../src/backend/env.ts'
import { askOperator } from '../../src/backend/operator/ask-operator.ts'
import { type ProductServer, startProduct } from '../support/product-server.ts'

export interface BenchProduct extends ProductServer {
  /** Access token of an account with credits to spend. */
  token: string
}

const EMAIL = 'bench@example.com'
const PASSWORD = 'measure-2026'

/** Runs a measurement against its own production server, started as an operator would. */
export async function withProduct(
  measure: (product: BenchProduct) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-bench-'))
  const quiet = { RATE_LIMITS: 'false', LOG_LEVEL: 'warn' }
  const product = await startProduct({ folder, env: { ...quiet, ...env } })
  try {
    const own = readEnv({ DATA_DIR: product.dataDir })
    await askOperator(own, 'user.create', { email: EMAIL, password: PASSWORD, credits: 100_000 })
    const token = await signIn(product.baseUrl, { email: EMAIL, password: PASSWORD })
    await measure({ ...product, token })
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Access token of an account that signs in with its password. */
export async function signIn(
  baseUrl: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const reply = await fetch(`${baseUrl}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, ticket: password, oauth_enum: 'EMAIL_LOGIN' }),
  })
  const { data }: { data: { access_token: string } } = await reply.json()
  return data.access_token
}
