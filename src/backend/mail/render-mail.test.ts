import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/languages.ts'
import { type MailTemplate, renderMail } from './render-mail.ts'

const VALUES = { code: '042137', minutes: '10', brand: 'Brand & Co' }
const TEMPLATES: MailTemplate[] = ['register_code', 'reset_code']
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
