import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../tests/support/mail-server.ts'
import type { Mailer } from './mailer.ts'
import { openMailer } from './open-mailer.ts'

let server: MailServer
let mailer: Mailer
beforeAll(async () => {
  server = await startMailServer()
  const opened = openMailer({ SMTP_URL: server.url, MAIL_FROM: 'Adloom <no-reply@adloom.example>' })
  if (!opened) throw new Error('no mailer')
  mailer = opened
})
afterAll(() => server.close())
beforeEach(() => {
  server.received = []
  server.refuseWith = null
})

const message = { id: 'one', to: 'ann@example.com', subject: 'Hello', text: 'A text.' }

describe('the mailer', () => {
  test('is none without a mail server', () => {
    expect(openMailer({ SMTP_URL: undefined, MAIL_FROM: 'x@y.example' })).toBeNull()
  })

  test('hands a message to the server, with its id and sender', async () => {
    await mailer.send(message)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.recipients).toEqual(['ann@example.com'])
    expect(server.received[0]?.source).toMatch(/^From: Adloom <no-reply@adloom\.example>\r$/m)
    expect(server.received[0]?.source).toMatch(/^Message-ID: <one@adloom>\r$/m)
    expect(server.received[0]?.source).toContain('A text.')
  })

  test('writes a subject in any script so that its reader gets it back', async () => {
    const subject = '042137 是您的验证码 – ครับ'
    await mailer.send({ ...message, subject })
    const encoded =
      server.received[0]?.source.match(/^Subject: ((?:.*\r\n[ \t])*.*)\r$/m)?.[1] ?? ''
    const words = [...encoded.matchAll(/=\?UTF-8\?B\?(.*?)\?=/gi)].map(([, word = '']) => word)
    expect(words.map((word) => Buffer.from(word, 'base64').toString('utf8')).join('')).toBe(subject)
  })

  test.each([
    ['subject', { subject: 'Hello\r\nBcc: eve@example.com' }],
    ['subject with a bare line feed', { subject: 'Hello\nBcc: eve@example.com' }],
    ['address', { to: 'ann@example.com\r\nBcc: eve@example.com' }],
    ['id', { id: 'one>\r\nBcc: eve@example.com\r\nX: <' }],
  ])('sends nothing for a line break in the %s', async (_, change) => {
    await expect(mailer.send({ ...message, ...change })).rejects.toThrow('one line')
    expect(server.received).toEqual([])
  })

  test('takes an address for one address, whatever stands in it', async () => {
    await mailer.send({ ...message, to: 'ann@example.com, eve@example.com' }).catch(() => undefined)
    expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.com')
  })

  test('passes the refusal of the server on', async () => {
    server.refuseWith = 550
    await expect(mailer.send(message)).rejects.toMatchObject({ responseCode: 550 })
  })
})
