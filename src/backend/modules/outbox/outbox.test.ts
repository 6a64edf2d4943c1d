import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestBackend, type TestBackend } from '../../../../tests/support/backend.ts'
import { waitFor } from '../../../../tests/support/conditions.ts'
import { newEmail } from '../../../../tests/support/email-codes.ts'
import { type MailServer, startMailServer } from '../../../../tests/support/mail-server.ts'
import { createTestClock } from '../../../../tests/support/test-clock.ts'
import { DAY_MS, later, MINUTE_MS } from '../../clock.ts'
import { deliverMail } from './deliver-mail.ts'
import { listOutbox, sendMail } from './index.ts'
import { sweepOutbox } from './sweep-outbox.ts'
import { outbox } from './tables.ts'

const clock = createTestClock()
let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
})
afterAll(() => mailServer.close())
beforeEach(() => {
  mailServer.received = []
  mailServer.refuseWith = null
})

/** Sends a mail with a code valid for ten minutes; returns its row's id. */
async function send({ context }: TestBackend, to: string): Promise<string> {
  await context.db.transaction((tx) =>
    sendMail(context, tx, {
      to,
      template: 'register_code',
      language: 'en',
      values: { code: '042137', minutes: '10' },
      expiresAt: later(clock.now(), 10 * MINUTE_MS),
    }),
  )
  const [row] = await listOutbox(context, { email: to })
  return row?.id ?? ''
}

describe('the outbox without a mail server', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await createTestBackend({ replace: { clock }, worker: true })
  })
  afterAll(() => backend.close())

  test('keeps the mail for the operator, who reads it as its reader would', async () => {
    const to = newEmail()
    await send(backend, to)
    await expect(listOutbox(backend.context, { email: to.toUpperCase() })).resolves.toMatchObject([
      { to, template: 'register_code', code: '042137', sent_at: null },
    ])
  })

  test('lists the newest first, as many as asked for', async () => {
    const [first, second] = [newEmail(), newEmail()]
    await send(backend, first)
    clock.advance(1)
    await send(backend, second)
    const rows = await listOutbox(backend.context, { limit: 2 })
    expect(rows.map((row) => row.to)).toEqual([second, first])
  })

  test('holds nothing when the transaction that wrote it fails', {
    tags: ['postgres'],
  }, async () => {
    const to = newEmail()
    const { context } = backend
    const failing = context.db.transaction(async (tx) => {
      await sendMail(context, tx, {
        to,
        template: 'reset_code',
        language: 'en',
        expiresAt: clock.now(),
        values: { code: '042137', minutes: '10' },
      })
      throw new Error('afterwards')
    })
    await expect(failing).rejects.toThrow('afterwards')
    await expect(listOutbox(context, { email: to })).resolves.toEqual([])
  })

  test('shows no code that has expired, erases it, and forgets the mail after a month', async () => {
    const to = newEmail()
    await send(backend, to)
    clock.advance(10 * MINUTE_MS)
    const [shown] = await listOutbox(backend.context, { email: to })
    expect(shown).toMatchObject({ code: null, subject: null, text: null })

    await sweepOutbox(backend.context)
    const stored = await backend.context.db.select().from(outbox)
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain('042137')

    clock.advance(30 * DAY_MS)
    await sweepOutbox(backend.context)
    expect(await backend.context.db.$count(outbox)).toBe(0)
  })
})

describe('the outbox with a mail server', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await createTestBackend({
      env: { SMTP_URL: mailServer.url, BRAND_NAME: 'Brand & Co' },
      replace: { clock },
      worker: true,
    })
  })
  afterAll(() => backend.close())

  test('sends the mail when its transaction commits, and erases the code', {
    tags: ['postgres'],
  }, async () => {
    const to = newEmail()
    await send(backend, to)
    const row = async () => (await listOutbox(backend.context, { email: to }))[0]
    await waitFor(async () => (await row())?.sent_at !== null, 'the mail to be sent')
    expect(mailServer.received).toHaveLength(1)
    expect(mailServer.received[0]?.recipients).toEqual([to])
    expect(mailServer.received[0]?.source).toContain('042137 is your Brand & Co')
    expect(await row()).toMatchObject({ code: null, text: null })
  })
})

describe('delivering a mail', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await createTestBackend({ env: { SMTP_URL: mailServer.url }, replace: { clock } })
  })
  afterAll(() => backend.close())

  test('a second time sends nothing', async () => {
    const mailId = await send(backend, newEmail())
    await deliverMail(backend.context, { mailId })
    await deliverMail(backend.context, { mailId })
    expect(mailServer.received).toHaveLength(1)
  })

  test('sends no code that has expired meanwhile', async () => {
    const mailId = await send(backend, newEmail())
    clock.advance(10 * MINUTE_MS)
    await deliverMail(backend.context, { mailId })
    expect(mailServer.received).toEqual([])
  })

  test('is tried again when the server is busy', { tags: ['postgres'] }, async () => {
    const mailId = await send(backend, newEmail())
    mailServer.refuseWith = 451
    await expect(deliverMail(backend.context, { mailId })).rejects.toThrow()
    mailServer.refuseWith = null
    await deliverMail(backend.context, { mailId })
    expect(mailServer.received).toHaveLength(1)
  })

  test('is given up when the server refuses for good, and stays readable', async () => {
    const to = newEmail()
    const mailId = await send(backend, to)
    mailServer.refuseWith = 550
    await expect(deliverMail(backend.context, { mailId })).resolves.toBeUndefined()
    await expect(listOutbox(backend.context, { email: to })).resolves.toMatchObject([
      { code: '042137', sent_at: null },
    ])
  })
})
