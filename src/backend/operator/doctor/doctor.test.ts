import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '../../../../tests/support/accounts.ts'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { generate, storePicture } from '../../../../tests/support/generations.ts'
import { readEnv } from '../../env.ts'
import { StorageTrouble } from '../../storage/storage.ts'
import { runCommand } from '../run-command.ts'
import { checkSettings } from './check-settings.ts'

const SOUND = {
  PUBLIC_URL: 'https://ads.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'ads@example.com',
  OPERATOR_NAME: 'Example Ltd',
  OPERATOR_EMAIL: 'hello@example.com',
}
const faultsOf = (settings: Record<string, string>, isSandboxOpen = false) =>
  checkSettings(readEnv(settings), isSandboxOpen).flatMap(({ check, state }) =>
    state === 'ok' ? [] : [`${check}: ${state}`],
  )

describe('settings', () => {
  test('for one machine alone need nothing', () => {
    expect(faultsOf({})).toEqual([])
  })

  test('of a whole installation have no fault', () => {
    expect(faultsOf(SOUND)).toEqual([])
  })

  test.each<[string, Record<string, string>, boolean, string[]]>([
    [
      'no address',
      { ...SOUND, PUBLIC_URL: '', HOST: '0.0.0.0', ALLOWED_HOSTS: '' },
      false,
      ['address: wrong'],
    ],
    [
      'no certificate',
      { ...SOUND, PUBLIC_URL: 'http://ads.example.com' },
      false,
      ['address: wrong'],
    ],
    ['free credits', SOUND, true, ['payments: wrong']],
    ['no mail', { ...SOUND, SMTP_URL: '' }, false, ['mail: wrong']],
    ['no limits', { ...SOUND, RATE_LIMITS: 'false' }, false, ['limits: wrong']],
    ['nobody measures', { ...SOUND, TRUST_PROXY: 'true' }, false, ['metrics: look']],
    [
      'nobody is named',
      { ...SOUND, OPERATOR_EMAIL: 'hello@localhost' },
      false,
      ['legal texts: look'],
    ],
  ])('with %s are told', (_what, settings, isSandboxOpen, faults) => {
    expect(faultsOf(settings, isSandboxOpen)).toEqual(faults)
  })
})

describe('a running installation', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await createTestBackend()
  })
  afterAll(() => backend.close())

  const wrong = async () =>
    (await runCommand(backend.context, 'doctor', {})).filter(({ state }) => state === 'wrong')

  test('that is well has nothing wrong, and each fault is told with what to do', async () => {
    const { db, env } = backend.context
    const user = await signUp(backend)
    await generate(backend, user)
    expect(await wrong()).toEqual([])

    await db.execute(sql`update jobs.job set start_after = now() - interval '1 hour'`)
    await db.execute(sql`update ledger_entries set amount = amount + 1 where account = 'held'`)
    const picture = await storePicture(backend, user)
    await rm(join(env.dataDir, `storage/files/${picture}/original`))
    const { storage } = backend.context
    backend.context.storage = {
      ...storage,
      check: () => Promise.reject(new StorageTrouble('There is no bucket.')),
    }
    const faults = await wrong()
    backend.context.storage = storage
    const checks = faults.map(({ check }) => check).sort()
    expect(checks).toEqual(['files', 'ledger', 'queue', 'storage'])
    expect(faults.every((fault) => String(fault.do).length > 10)).toBe(true)
  })
})
