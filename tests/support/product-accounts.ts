import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { readEnv } from '../../src/backend/env.ts'
import { askOperator, type Rows } from '../../src/backend/operator/ask-operator.ts'

const PASSWORD = 'wonder-ful-9'

export interface ProductAccount {
  email: string
  password: string
  /** Access token for scripts. */
  token: string
}

/** Sends an operator command to the end-to-end tests' running product, from the same machine. */
export const askProduct = (
  name: string,
  input: unknown,
  dataDir = process.env.E2E_DATA_DIR,
): Promise<Rows> => askOperator(readEnv({ DATA_DIR: dataDir ?? '' }), name, input)

/** A new account with credits, signed in for the API. */
export async function createAccount(
  request: APIRequestContext,
  { credits = 500, dataDir }: { credits?: number; dataDir?: string } = {},
): Promise<ProductAccount> {
  const email = `person-${randomUUID().slice(0, 8)}@example.com`
  await askProduct('user.create', { email, password: PASSWORD, credits }, dataDir)
  const reply = await request.post('/api/v1/login', {
    data: { email, ticket: PASSWORD, oauth_enum: 'EMAIL_LOGIN' },
  })
  const { data }: { data: { access_token: string } } = await reply.json()
  return { email, password: PASSWORD, token: data.access_token }
}

/** Gives a browser the session of an account, as the sign-in form would. */
export async function signInBrowser(
  context: BrowserContext,
  baseUrl: string,
  account: ProductAccount,
) {
  await context.addCookies([
    { name: 'adloom_session', value: account.token, url: baseUrl, httpOnly: true, sameSite: 'Lax' },
  ])
}
