import { randomUUID } from 'node:crypto'
import type { CodeUse } from '../../src/backend/modules/accounts/email-code.ts'
import { listOutbox } from '../../src/backend/modules/outbox/index.ts'
import { contract } from '../../src/contract/contract.ts'
import type { LoginResponse } from '../../src/contract/endpoints/accounts.ts'
import { PASSWORD } from './accounts.ts'
import type { TestBackend } from './backend.ts'

export const newEmail = () => `person-${randomUUID()}@example.com`

/** The code in the newest mail to an address. */
export async function readCode(backend: TestBackend, email: string): Promise<string> {
  const [mail] = await listOutbox(backend.context, { email, limit: 1 })
  if (!mail?.code) throw new Error(`There is no code for ${email}.`)
  return mail.code
}

/** Requests a code and reads it. */
export async function requestCode(
  backend: TestBackend,
  email: string,
  use: Exclude<CodeUse, 'CONFIRM'> = 'REGISTER',
): Promise<string> {
  await backend.call(contract.accounts.emailTicket, { email, ticket_use_type: use })
  return readCode(backend, email)
}

/** Registers in the three steps of the login screen. */
export async function register(backend: TestBackend, email: string): Promise<LoginResponse> {
  const ticket = await requestCode(backend, email)
  return backend.call(contract.accounts.login, {
    email,
    ticket,
    pwd: PASSWORD,
    oauth_enum: 'EMAIL_REGISTERED',
  })
}

/** A well-formed code other than the given one. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0')
