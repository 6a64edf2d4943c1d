// @module-tag postgres
import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOutbox } from '../../src/backend/modules/outbox/index.ts'
import { uploads } from '../../src/backend/modules/uploads/tables.ts'
import { runCommand } from '../../src/backend/operator/run-command.ts'
import { isAppError } from '../../src/contract/app-error.ts'
import { contract } from '../../src/contract/contract.ts'
import type { Endpoint, InputOf } from '../../src/contract/endpoint.ts'
import { PASSWORD, type SignedUp, signUp, signUpOperator } from '../support/accounts.ts'
import { createTestBackend, type Sender, type TestBackend } from '../support/backend.ts'
import { readCode, requestCode } from '../support/email-codes.ts'
import { storePicture } from '../support/generations.ts'
import { newIssuerUser, type OidcIssuer, startOidcIssuer } from '../support/oidc-issuer.ts'
import { createTestClock } from '../support/test-clock.ts'

const { accounts, admin } = contract
const MINUTE_MS = 60_000
const OTHER_PASSWORD = 'wonder-ful-9'

const clock = createTestClock()
let issuer: OidcIssuer
let backend: TestBackend
beforeAll(async () => {
  issuer = await startOidcIssuer({ redirectUris: ['http://localhost:3000/oauth/callback'] })
  backend = await createTestBackend({ env: issuer.env, replace: { clock } })
})
afterAll(async () => {
  await backend.close()
  await issuer.close()
})

async function outcome<E extends Endpoint>(endpoint: E, input: InputOf<E>, sender?: Sender) {
  try {
    await backend.call(endpoint, input, sender)
    return 'done'
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
}

const login = (email: string, ticket: string, code?: string) =>
  backend.call(accounts.login, {
    email,
    ticket,
    oauth_enum: 'EMAIL_LOGIN',
    second_factor_code: code,
  })
const tryLogin = (email: string, ticket: string, code?: string) =>
  outcome(accounts.login, {
    email,
    ticket,
    oauth_enum: 'EMAIL_LOGIN',
    second_factor_code: code,
  })

async function mailsTo(email: string) {
  return (await listOutbox(backend.context, { email })).map(({ template }) => template)
}

/** The code the authenticator app shows now. */
const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: clock.now().getTime() })
const nextCode = (key: string) => {
  clock.advance(30_000)
  return codeOf(key)
}

async function turnOn({ token }: Pick<SignedUp, 'token'>) {
  const { key, uri } = await backend.call(accounts.beginSecondFactor, {}, { token })
  const { recovery_codes: codes } = await backend.call(
    accounts.enableSecondFactor,
    { code: codeOf(key) },
    { token },
  )
  return { key, uri, codes }
}

describe('who may change what of an account', () => {
  const CHANGES: [string, (sender: Sender) => Promise<string>][] = [
    ['saveAccount', (sender) => outcome(accounts.saveAccount, { name: 'Mai' }, sender)],
    ['endOtherSessions', (sender) => outcome(accounts.endOtherSessions, {}, sender)],
    ['sendConfirmCode', (sender) => outcome(accounts.sendConfirmCode, {}, sender)],
    ['confirm', (sender) => outcome(accounts.confirm, { secret: PASSWORD }, sender)],
    ['account', (sender) => outcome(accounts.account, {}, sender)],
  ]
  /** Actions that a session left open must not perform. */
  const GUARDED: [string, (sender: Sender) => Promise<string>][] = [
    ['beginSecondFactor', (sender) => outcome(accounts.beginSecondFactor, {}, sender)],
    [
      'enableSecondFactor',
      (sender) => outcome(accounts.enableSecondFactor, { code: '000000' }, sender),
    ],
    ['disableSecondFactor', (sender) => outcome(accounts.disableSecondFactor, {}, sender)],
    ['renewRecoveryCodes', (sender) => outcome(accounts.renewRecoveryCodes, {}, sender)],
  ]

  test.each([...CHANGES, ...GUARDED])('%s: nobody who is not signed in', async (_name, act) => {
    expect(await act({})).toBe('not_signed_in')
    expect(await act({ token: 'guessed' })).toBe('not_signed_in')
  })

  test.each(CHANGES)('%s: whoever is signed in', async (_name, act) => {
    expect(await act(await signUp(backend))).toBe('done')
  })

  test.each(GUARDED)('%s: only who has confirmed in the last ten minutes', async (_name, act) => {
    const account = await signUp(backend)
    clock.advance(10 * MINUTE_MS)
    expect(await act(account)).toBe('confirm_needed')
    expect(await outcome(accounts.confirm, { secret: 'not-the-one' }, account)).toBe('login_failed')
    expect(await act(account)).toBe('confirm_needed')
    expect(await outcome(accounts.confirm, { secret: PASSWORD }, account)).toBe('done')
    expect(await act(account)).not.toBe('confirm_needed')
  })

  test('a confirmation counts for its own session alone, and is guessed at five times', async () => {
    const account = await signUp(backend)
    clock.advance(10 * MINUTE_MS)
    const { access_token: other } = await login(account.email, PASSWORD)
    expect(await outcome(accounts.beginSecondFactor, {}, { token: other })).toBe('done')
    expect(await outcome(accounts.beginSecondFactor, {}, account)).toBe('confirm_needed')
    for (let time = 0; time < 5; time++) {
      await outcome(accounts.confirm, { secret: 'not-the-one' }, account)
    }
    expect(await outcome(accounts.confirm, { secret: PASSWORD }, account)).toBe('too_many_requests')
  })

  test('an account without a password confirms by a mailed code, and may then set one', async () => {
    issuer.user = newIssuerUser()
    const google = { oauth_enum: 'GOOGLE', access_token: await issuer.signToken() } as const
    const { access_token: token } = await backend.call(accounts.login, google)
    clock.advance(10 * MINUTE_MS)
    const change = () => outcome(accounts.changePassword, { pwd: OTHER_PASSWORD }, { token })
    expect(await change()).toBe('confirm_needed')
    expect(await backend.call(accounts.account, {}, { token })).toMatchObject({
      confirm_by: 'email_code',
      has_password: false,
      confirmed_until: null,
    })
    await backend.call(accounts.sendConfirmCode, {}, { token })
    const secret = await readCode(backend, issuer.user.email)
    expect(await outcome(accounts.confirm, { secret }, { token })).toBe('done')
    expect(await outcome(accounts.confirm, { secret }, { token })).toBe('code_invalid')
    expect(await change()).toBe('done')
    expect(await tryLogin(issuer.user.email, OTHER_PASSWORD)).toBe('done')
  })
})

describe('an account', () => {
  test('keeps name and defaults, changes what is sent and nothing else', async () => {
    const account = await signUp(backend)
    await backend.call(accounts.saveAccount, { name: ' Mai ' }, account)
    await backend.call(
      accounts.saveAccount,
      { defaults: { theme: 'dark', model: 'auto' } },
      account,
    )
    const saved = await backend.call(
      accounts.saveAccount,
      { defaults: { aspect_ratio: '9:16', model: null } },
      account,
    )
    expect(saved).toMatchObject({ name: 'Mai', email: account.email })
    const defaults = { language: null, theme: 'dark', model: null, aspect_ratio: '9:16' }
    expect(saved.defaults).toEqual(defaults)
    expect(await backend.call(accounts.userInfo, {}, account)).toMatchObject({
      nick_name: 'Mai',
      defaults,
    })
  })

  test('takes the middle of an upload as its picture, small and square; another one replaces it', async () => {
    const account = await signUp(backend)
    const choose = async () => {
      const fileId = await storePicture(backend, account)
      await backend.context.db.insert(uploads).values({
        id: fileId,
        userId: account.userId,
        teamId: account.teamId,
        status: 'ready',
        fileName: 'me.png',
        sizeBytes: 1,
        fileId,
        expiresAt: clock.now(),
      })
      return backend.call(accounts.saveAccount, { avatar_upload_id: fileId }, account)
    }
    const read = (url: string | null) => backend.app.request(url ?? '', {}, { ip: '192.0.2.1' })
    const { avatar_url: first } = await choose()
    const picture = sharp(Buffer.from(await (await read(first)).arrayBuffer()))
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    const { avatar_url: second } = await choose()
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    const none = await backend.call(accounts.saveAccount, { avatar_upload_id: null }, account)
    expect(none.avatar_url).toBeNull()
    expect((await read(second)).status).toBe(404)
  })

  test('takes no upload of somebody else as its picture', async () => {
    const account = await signUp(backend)
    const change = { avatar_upload_id: randomUUID() }
    expect(await outcome(accounts.saveAccount, change, account)).toBe('upload_missing')
  })

  test('changes its password with the present one; all other sessions end, and its owner is told', async () => {
    const account = await signUp(backend)
    const { access_token: elsewhere } = await login(account.email, PASSWORD)
    const change = (current?: string) =>
      outcome(accounts.changePassword, { current_password: current, pwd: OTHER_PASSWORD }, account)
    expect(await change()).toBe('invalid_input')
    expect(await change('not-the-one')).toBe('login_failed')
    expect(await mailsTo(account.email)).toEqual([])
    expect(await change(PASSWORD)).toBe('done')
    expect(await outcome(accounts.account, {}, { token: elsewhere })).toBe('session_revoked')
    expect(await outcome(accounts.account, {}, account)).toBe('done')
    expect(await tryLogin(account.email, PASSWORD)).toBe('login_failed')
    expect(await tryLogin(account.email, OTHER_PASSWORD)).toBe('done')
    expect(await mailsTo(account.email)).toEqual(['password_changed'])
  })

  test('signs out everywhere else, and nobody but itself', async () => {
    const [account, stranger] = [await signUp(backend), await signUp(backend)]
    const { access_token: elsewhere } = await login(account.email, PASSWORD)
    expect(await backend.call(accounts.endOtherSessions, {}, account)).toEqual({ ended: 1 })
    expect(await outcome(accounts.account, {}, { token: elsewhere })).toBe('session_revoked')
    expect(await outcome(accounts.account, {}, stranger)).toBe('done')
  })
})

describe('the second factor', () => {
  test('counts once a code was right: then sign-in asks for it, and its owner is told', async () => {
    const account = await signUp(backend)
    const { key, uri } = await backend.call(accounts.beginSecondFactor, {}, account)
    expect(uri).toContain(encodeURIComponent(account.email))
    expect(await outcome(accounts.enableSecondFactor, { code: '000000' }, account)).toBe(
      'code_invalid',
    )
    expect(await tryLogin(account.email, PASSWORD)).toBe('done')
    const { recovery_codes: codes } = await backend.call(
      accounts.enableSecondFactor,
      { code: codeOf(key) },
      account,
    )
    expect(new Set(codes).size).toBe(10)
    expect(await outcome(accounts.beginSecondFactor, {}, account)).toBe('changed_meanwhile')
    expect(await tryLogin(account.email, PASSWORD)).toBe('second_factor_needed')
    expect(await tryLogin(account.email, 'not-the-one', nextCode(key))).toBe('login_failed')
    expect(await tryLogin(account.email, PASSWORD, codeOf(key))).toBe('done')
    expect(await mailsTo(account.email)).toEqual(['second_factor_on'])
  })

  test('takes a code once, none before it, and none of a minute ago', async () => {
    const account = await signUp(backend)
    const { key } = await turnOn(account)
    const old = codeOf(key)
    expect(await tryLogin(account.email, PASSWORD, old)).toBe('code_invalid')
    const code = nextCode(key)
    expect(await tryLogin(account.email, PASSWORD, code)).toBe('done')
    expect(await tryLogin(account.email, PASSWORD, code)).toBe('code_invalid')
    const late = nextCode(key)
    clock.advance(MINUTE_MS)
    expect(await tryLogin(account.email, PASSWORD, late)).toBe('code_invalid')
  })

  test('one code at five doors at once opens one', async () => {
    const account = await signUp(backend)
    const { key } = await turnOn(account)
    const code = nextCode(key)
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => tryLogin(account.email, PASSWORD, code)),
    )
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  })

  test('is guessed at five times in a quarter of an hour, by the account', async () => {
    const account = await signUp(backend)
    const { key } = await turnOn(account)
    for (let time = 0; time < 5; time++) {
      expect(await tryLogin(account.email, PASSWORD, '000000')).toBe('code_invalid')
    }
    expect(await tryLogin(account.email, PASSWORD, nextCode(key))).toBe('too_many_requests')
    clock.advance(15 * MINUTE_MS)
    expect(await tryLogin(account.email, PASSWORD, codeOf(key))).toBe('done')
  })

  test('a recovery code opens once, however it is typed; new ones end the old', async () => {
    const account = await signUp(backend)
    const { codes } = await turnOn(account)
    const [first = '', second = ''] = codes
    expect(await tryLogin(account.email, PASSWORD, first.toLowerCase().replace('-', ' '))).toBe(
      'done',
    )
    expect(await tryLogin(account.email, PASSWORD, first)).toBe('code_invalid')
    expect(await backend.call(accounts.account, {}, account)).toMatchObject({
      second_factor: { recovery_codes_left: 9 },
    })
    const { recovery_codes: renewed } = await backend.call(accounts.renewRecoveryCodes, {}, account)
    expect(await tryLogin(account.email, PASSWORD, second)).toBe('code_invalid')
    expect(await tryLogin(account.email, PASSWORD, renewed[1])).toBe('done')
  })

  test('confirms instead of the password, and is turned off by who has confirmed', async () => {
    const account = await signUp(backend)
    const { key } = await turnOn(account)
    clock.advance(10 * MINUTE_MS)
    expect(await outcome(accounts.disableSecondFactor, {}, account)).toBe('confirm_needed')
    expect(await outcome(accounts.confirm, { secret: PASSWORD }, account)).toBe('code_invalid')
    const change = { current_password: PASSWORD, pwd: OTHER_PASSWORD }
    expect(await outcome(accounts.changePassword, change, account)).toBe('confirm_needed')
    expect(await outcome(accounts.confirm, { secret: codeOf(key) }, account)).toBe('done')
    expect(await outcome(accounts.disableSecondFactor, {}, account)).toBe('done')
    expect(await tryLogin(account.email, PASSWORD)).toBe('done')
    expect(await mailsTo(account.email)).toEqual(['second_factor_off', 'second_factor_on'])
  })

  test('ends the sessions that a password alone had opened', async () => {
    const account = await signUp(backend)
    const { access_token: elsewhere } = await login(account.email, PASSWORD)
    await turnOn(account)
    expect(await outcome(accounts.account, {}, { token: elsewhere })).toBe('session_revoked')
    expect(await outcome(accounts.account, {}, account)).toBe('done')
  })

  test('is asked for after an identity token, too, which is spent with the session', async () => {
    issuer.user = newIssuerUser()
    const seconds = () => Math.floor(clock.now().getTime() / 1000)
    const sign = () => issuer.signToken({ iat: seconds(), exp: seconds() + 600 })
    const send = (access_token: string, code?: string) =>
      outcome(accounts.login, { oauth_enum: 'GOOGLE', access_token, second_factor_code: code })
    const first = await backend.call(accounts.login, {
      oauth_enum: 'GOOGLE',
      access_token: await sign(),
    })
    const { key } = await turnOn({ token: first.access_token })
    const token = await sign()
    expect(await send(token)).toBe('second_factor_needed')
    expect(await send(token, '000000')).toBe('code_invalid')
    expect(await send(token, nextCode(key))).toBe('done')
    expect(await send(token, nextCode(key))).toBe('oauth_failed')
  })

  test('a password that was reset does not open the account without it', async () => {
    const account = await signUp(backend)
    const { email } = account
    const { key } = await turnOn(account)
    const ticket = await requestCode(backend, email, 'UPDATE_PWD')
    await backend.call(accounts.forgotPassword, { email, ticket, pwd: OTHER_PASSWORD })
    expect(await tryLogin(email, OTHER_PASSWORD)).toBe('second_factor_needed')
    expect(await tryLogin(email, OTHER_PASSWORD, nextCode(key))).toBe('done')
  })

  test('that was lost is switched off by the operator, who leaves a trace', async () => {
    const account = await signUp(backend)
    await turnOn(account)
    const command = () =>
      runCommand(backend.context, 'user.second-factor-off', { email: account.email })
    expect(await command()).toEqual([{ email: account.email, 'second factor': 'turned off' }])
    expect(await command()).toEqual([{ email: account.email, 'second factor': 'wasn’t on' }])
    expect(await tryLogin(account.email, PASSWORD)).toBe('done')
    expect(await mailsTo(account.email)).toContain('second_factor_off')
    const operator = await signUpOperator(backend)
    const { actions } = await backend.call(admin.actions, {}, operator)
    const traces = actions.filter(({ subject }) => subject === account.email)
    expect(traces).toMatchObject([{ action: 'second_factor_removed', email: null }])
  })
})

describe('the operator’s command line', () => {
  const run = (name: string, input: unknown) => runCommand(backend.context, name, input)

  test('ends the sessions of one account, or of all', async () => {
    const [one, other] = [await signUp(backend), await signUp(backend)]
    const isIn = ({ token }: { token: string }) => outcome(accounts.userInfo, {}, { token })
    expect(await run('user.sign-out', { email: one.email })).toEqual([{ ended: 1 }])
    expect([await isIn(one), await isIn(other)]).toEqual(['session_revoked', 'done'])
    await run('user.sign-out', { all: true })
    expect(await isIn(other)).toBe('session_revoked')
    await expect(run('user.sign-out', {})).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('leaves a trace of all that it changes, and of nothing that it only shows', async () => {
    const { email } = await signUp(backend)
    const made = `made-${randomUUID()}@example.com`
    await run('user.create', { email: made, password: PASSWORD })
    await run('user.credits', { email, add: 5 })
    await run('grant', { email, credits: 7, key: 'for patience' })
    await run('user.sign-out', { email })
    await run('tasks', { email })
    const operator = await signUpOperator(backend)
    const { actions } = await backend.call(admin.actions, {}, operator)
    const traces = actions.filter(({ subject }) => [email, made].includes(subject))
    expect(traces.map(({ action, details }) => [action, details]).reverse()).toEqual([
      ['account_made', {}],
      ['credits_granted', { credits: 5 }],
      ['credits_granted', { credits: 7, key: 'for patience' }],
      ['sessions_ended', { sessions: 1 }],
    ])
    expect(JSON.stringify(actions)).not.toContain(PASSWORD)
  })
})
