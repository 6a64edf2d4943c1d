// @module-tag postgres
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccountRow } from '../../src/backend/modules/accounts/delete-account.ts'
import { requireUser } from '../../src/backend/modules/accounts/find-user.ts'
import { sweepAccounts } from '../../src/backend/modules/accounts/sweep-accounts.ts'
import { passkeyChallenges, passkeys } from '../../src/backend/modules/accounts/tables.ts'
import { listOutbox } from '../../src/backend/modules/outbox/index.ts'
import { isAppError } from '../../src/contract/app-error.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts'
import { PASSKEYS_MAX } from '../../src/contract/limits.ts'
import { type SignedUp, signUp } from '../support/accounts.ts'
import { type Authenticator, createAuthenticator } from '../support/authenticator.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { requestCode } from '../support/email-codes.ts'
import { createTestClock } from '../support/test-clock.ts'

const { accounts } = contract
const ORIGIN = 'https://ads.example'
const MINUTE_MS = 60_000

const clock = createTestClock()
let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ env: { PUBLIC_URL: ORIGIN }, replace: { clock } })
})
afterAll(() => backend.close())

async function outcome<E extends Endpoint>(endpoint: E, input: InputOf<E>, sender?: Sender) {
  try {
    await backend.call(endpoint, input, sender)
    return 'done'
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
}

const begin = (account: Sender) => backend.call(accounts.beginPasskey, {}, account)
const beginLogin = () => backend.call(accounts.beginPasskeyLogin, {})

async function withPasskey(): Promise<{ account: SignedUp; device: Authenticator; id: string }> {
  const [account, device] = [await signUp(backend), createAuthenticator(ORIGIN)]
  const { passkey_id: id } = await backend.call(
    accounts.addPasskey,
    device.register(await begin(account)),
    account,
  )
  return { account, device, id }
}

async function turnOnSecondFactor(account: SignedUp): Promise<void> {
  const { key } = await backend.call(accounts.beginSecondFactor, {}, account)
  const timestamp = clock.now().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp })
  await backend.call(accounts.enableSecondFactor, { code }, account)
}

const signIn = async (device: Authenticator, otherwise?: Parameters<Authenticator['signIn']>[1]) =>
  outcome(accounts.loginWithPasskey, device.signIn(await beginLogin(), otherwise))

async function mailsTo({ email }: SignedUp) {
  return (await listOutbox(backend.context, { email })).map(({ template }) => template)
}

describe('a passkey', () => {
  test('signs in by itself, as often as its device likes; its owner was told', async () => {
    const { account, device } = await withPasskey()
    const begun = await beginLogin()
    expect(begun.options).toMatchObject({ rpId: 'ads.example', userVerification: 'required' })
    const session = await backend.call(accounts.loginWithPasskey, device.signIn(begun))
    const token = session.access_token
    expect(await backend.call(accounts.userInfo, {}, { token })).toMatchObject({
      email: account.email,
    })
    expect(await signIn(device)).toBe('done')
    expect(await mailsTo(account)).toEqual(['passkey_added'])
  })

  test('is both factors: no code of the app is asked for', async () => {
    const { account, device } = await withPasskey()
    await turnOnSecondFactor(account)
    expect(await signIn(device)).toBe('done')
    expect(await signIn(device, { isUnverified: true })).toBe('passkey_refused')
  })

  test('is listed with its last use, renamed, and opens nothing once it is removed', async () => {
    const { account, device, id } = await withPasskey()
    const list = async () => (await backend.call(accounts.passkeys, {}, account)).passkeys
    expect(await list()).toMatchObject([{ name: 'Firefox on Linux', last_used_at: null }])
    await signIn(device)
    await backend.call(accounts.renamePasskey, { passkeyId: id, name: ' Phone ' }, account)
    const used = clock.now().toISOString()
    expect(await list()).toMatchObject([{ passkey_id: id, name: 'Phone', last_used_at: used }])
    expect(await outcome(accounts.removePasskey, { passkeyId: id }, account)).toBe('done')
    expect(await signIn(device)).toBe('passkey_refused')
    expect(await list()).toEqual([])
    expect(await mailsTo(account)).toEqual(['passkey_removed', 'passkey_added'])
  })

  test('is offered to devices that have none of this account yet, so many times', async () => {
    const { account } = await withPasskey()
    const [row] = await backend.context.db.select().from(passkeys).limit(1)
    if (!row) throw new Error('There is a passkey.')
    expect((await begin(account)).options.excludeCredentials).toHaveLength(1)
    const more = Array.from({ length: PASSKEYS_MAX - 1 }, (_, index) => ({
      userId: account.userId,
      credentialId: `${account.userId}-${index}`,
      publicKey: row.publicKey,
      counter: 0,
      name: 'One more',
    }))
    const begun = await begin(account)
    await backend.context.db.insert(passkeys).values(more)
    expect(await outcome(accounts.beginPasskey, {}, account)).toBe('passkeys_limit_reached')
    const late = createAuthenticator(ORIGIN).register(begun)
    expect(await outcome(accounts.addPasskey, late, account)).toBe('passkeys_limit_reached')
  })

  test('opens nothing once the mailbox has set another password, unless there is a second factor', async () => {
    const [plain, guarded] = [await withPasskey(), await withPasskey()]
    await turnOnSecondFactor(guarded.account)
    for (const { account } of [plain, guarded]) {
      const { email } = account
      const ticket = await requestCode(backend, email, 'UPDATE_PWD')
      await backend.call(accounts.forgotPassword, { email, ticket, pwd: 'another-horse-7' })
    }
    expect(await signIn(plain.device)).toBe('passkey_refused')
    expect(await mailsTo(plain.account)).toContain('passkey_removed')
    expect(await signIn(guarded.device)).toBe('done')
    expect(await mailsTo(guarded.account)).not.toContain('passkey_removed')
  })

  test('goes with the account', async () => {
    const { account, device } = await withPasskey()
    const { context } = backend
    await context.db.transaction(async (tx) =>
      deleteAccountRow(context, tx, await requireUser(tx, account.userId)),
    )
    expect(await signIn(device)).toBe('passkey_refused')
  })
})

describe('refused as a sign-in is', () => {
  let device: Authenticator
  let stranger: Awaited<ReturnType<typeof withPasskey>>
  beforeAll(async () => {
    ;({ device } = await withPasskey())
    stranger = await withPasskey()
  })

  test.each([
    ['what was signed for another site’s page', { origin: 'https://ads.example.evil.test' }],
    ['what was signed under another site’s name', { rpId: 'evil.test' }],
    ['what was signed for another challenge', { challenge: 'AAAA' }],
    ['a signature of another key', { isForged: true }],
    ['a key that says it is somebody else’s', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['a device that has asked nobody who they are', { isUnverified: true }],
  ])('%s', async (_what, otherwise) => {
    expect(await signIn(device, otherwise)).toBe('passkey_refused')
    expect(await signIn(device)).toBe('done')
  })

  test('a counter that does not rise: the key was copied', async () => {
    expect(await signIn(device, { counter: 40 })).toBe('done')
    expect(await signIn(device, { counter: 40 })).toBe('passkey_refused')
    expect(await signIn(device, { counter: 12 })).toBe('passkey_refused')
    expect(await signIn(device, { counter: 41 })).toBe('done')
  })

  test('an answer that was sent before, right or wrong, and of five at once all but one', async () => {
    const answer = device.signIn(await beginLogin())
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => outcome(accounts.loginWithPasskey, answer)),
    )
    expect(sent.filter((one) => one === 'done')).toHaveLength(1)
    expect(await outcome(accounts.loginWithPasskey, answer)).toBe('passkey_refused')
    const begun = await beginLogin()
    const wrong = device.signIn(begun, { isForged: true })
    expect(await outcome(accounts.loginWithPasskey, wrong)).toBe('passkey_refused')
    const right = device.signIn(begun)
    expect(await outcome(accounts.loginWithPasskey, right)).toBe('passkey_refused')
  })

  test('an answer after five minutes; what was asked for is swept then', async () => {
    const answer = device.signIn(await beginLogin())
    clock.advance(5 * MINUTE_MS)
    expect(await outcome(accounts.loginWithPasskey, answer)).toBe('passkey_refused')
    clock.advance(1)
    await sweepAccounts(backend.context)
    expect(await backend.context.db.$count(passkeyChallenges)).toBe(0)
  })

  test('a challenge for making a key, and the other way round', async () => {
    const { account, device: theirs } = stranger
    const made = await backend.call(accounts.beginPasskey, {}, await freshSession(theirs))
    const begun = await beginLogin()
    const crossed = theirs.signIn({ ...begun, challenge_id: made.challenge_id })
    expect(await outcome(accounts.loginWithPasskey, crossed)).toBe('passkey_refused')
    const other = createAuthenticator(ORIGIN)
    const registration = other.register({ ...made, challenge_id: begun.challenge_id })
    const sender = await freshSession(theirs)
    expect(await outcome(accounts.addPasskey, registration, sender)).toBe('passkey_refused')
    expect(await outcome(accounts.passkeys, {}, account)).toBe('done')
  })
})

/** A session that has just signed in counts as confirmed. */
async function freshSession(device: Authenticator): Promise<Sender> {
  const login = device.signIn(await beginLogin())
  return { token: (await backend.call(accounts.loginWithPasskey, login)).access_token }
}

describe('nobody makes or removes a passkey', () => {
  test.each([
    ['of another page', { origin: 'https://evil.test' }],
    ['of another site', { rpId: 'evil.test' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['on a device that asks nobody who they are', { isUnverified: true }],
  ])('%s', async (_what, otherwise) => {
    const [account, device] = [await signUp(backend), createAuthenticator(ORIGIN)]
    const made = device.register(await begin(account), otherwise)
    expect(await outcome(accounts.addPasskey, made, account)).toBe('passkey_refused')
  })

  test('with a challenge of somebody else, one used before, or a key of another account', async () => {
    const [account, device] = [await signUp(backend), createAuthenticator(ORIGIN)]
    const other = await signUp(backend)
    const made = device.register(await begin(account))
    expect(await outcome(accounts.addPasskey, made, other)).toBe('passkey_refused')
    expect(await outcome(accounts.addPasskey, made, account)).toBe('done')
    expect(await outcome(accounts.addPasskey, made, account)).toBe('passkey_refused')
    const taken = device.register(await begin(other))
    expect(await outcome(accounts.addPasskey, taken, other)).toBe('passkey_refused')
  })

  test('of somebody else', async () => {
    const { id } = await withPasskey()
    const other = await signUp(backend)
    expect(await outcome(accounts.removePasskey, { passkeyId: id }, other)).toBe('not_found')
    const rename = { passkeyId: id, name: 'Mine' }
    expect(await outcome(accounts.renamePasskey, rename, other)).toBe('not_found')
  })

  test('in a session that was left open for ten minutes', async () => {
    const { account, id } = await withPasskey()
    const made = createAuthenticator(ORIGIN).register(await begin(account))
    clock.advance(10 * MINUTE_MS)
    expect(await outcome(accounts.beginPasskey, {}, account)).toBe('confirm_needed')
    expect(await outcome(accounts.addPasskey, made, account)).toBe('confirm_needed')
    expect(await outcome(accounts.removePasskey, { passkeyId: id }, account)).toBe('confirm_needed')
  })
})
