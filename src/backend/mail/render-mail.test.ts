import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/languages.ts'
import { type MailTemplate, renderMail } from './render-mail.ts'

const VALUES = { code: '042137', minutes: '10', brand: 'Brand & Co' }
const TEMPLATES: MailTemplate[] = ['register_code', 'reset_code', 'confirm_code']
const EMAIL = 'mai@example.com'
/** Values for each mail besides those with a code. */
const NEWS: [MailTemplate, Record<string, string>][] = [
  ['team_invitation', { person: 'Mai', team: 'Norda', link: 'https://a.example/x', days: '7' }],
  ['password_changed', { email: EMAIL }],
  ['second_factor_on', { email: EMAIL }],
  ['second_factor_off', { email: EMAIL }],
  ['passkey_added', { email: EMAIL, name: 'Firefox on Linux' }],
  ['passkey_removed', { email: EMAIL, name: 'Firefox on Linux' }],
  ['wrong_passwords', { email: EMAIL, count: '11' }],
  ['deletion_planned', { email: EMAIL, day: '2026-12-07' }],
  ['deletion_taken_back', { email: EMAIL }],
  ['account_deleted', { email: EMAIL }],
]
const mails = LANGUAGES.flatMap((language) => TEMPLATES.map((template) => ({ language, template })))

describe('a mail with a code', () => {
  test.each(mails)(
    '[R1.17] in $language, $template: has every value and no placeholder',
    async ({ language, template }) => {
      const { subject, text } = await renderMail(template, language, VALUES)
      expect(subject).toContain(VALUES.code)
      for (const value of Object.values(VALUES)) expect(text).toContain(value)
      expect(subject + text).not.toMatch(/[{}]/)
      expect(subject).not.toMatch(/[\r\n]/)
    },
  )
})

test.each(NEWS)(
  '%s has every value in each language, and words of its own',
  async (kind, given) => {
    const values = { ...given, brand: VALUES.brand }
    const written = await Promise.all(
      LANGUAGES.map((language) => renderMail(kind, language, values)),
    )
    for (const { subject, text } of written) {
      for (const value of Object.values(values)) expect(subject + text).toContain(value)
      expect(subject + text).not.toMatch(/[{}]/)
    }
    expect(new Set(written.map(({ text }) => text)).size).toBe(LANGUAGES.length)
  },
)

describe('a mail', () => {
  test('is in another language in each language', async () => {
    const texts = await Promise.all(
      LANGUAGES.map((language) => renderMail('register_code', language, VALUES)),
    )
    expect(new Set(texts.map(({ text }) => text)).size).toBe(LANGUAGES.length)
  })

  test('is not sent with a value missing', async () => {
    await expect(renderMail('register_code', 'en', { code: '1' })).rejects.toThrow('brand')
  })
})
