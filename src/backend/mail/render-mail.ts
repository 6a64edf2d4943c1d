import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '../../contract/languages.ts'
import { localesFolder } from '../paths.ts'

const Template = z.object({ subject: z.string().min(1), paragraphs: z.array(z.string()).min(1) })
/** The product's mails; `locales/<lang>/mail.json` holds all of them for one language. */
const Templates = z.object({
  register_code: Template,
  reset_code: Template,
  enterprise_inquiry: Template,
  team_invitation: Template,
  review_news: Template,
  confirm_code: Template,
  password_changed: Template,
  second_factor_on: Template,
  second_factor_off: Template,
  passkey_added: Template,
  passkey_removed: Template,
  wrong_passwords: Template,
  deletion_planned: Template,
  deletion_taken_back: Template,
  account_deleted: Template,
  second_plan_refunded: Template,
})

export type MailTemplate = keyof z.infer<typeof Templates>

const loaded = new Map<Language, Promise<z.infer<typeof Templates>>>()

async function readTemplates(language: Language) {
  const text = await readFile(join(localesFolder, language, 'mail.json'), 'utf8')
  return Templates.parse(JSON.parse(text))
}

function templatesOf(language: Language) {
  const known = loaded.get(language)
  if (known) return known
  const reading = readTemplates(language)
  loaded.set(language, reading)
  return reading
}

/** @throws Error for a placeholder without a value */
const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The mail needs a value for ${name}.`)
    return value
  })

/** Subject and text of a mail in a language; `{names}` in the template are replaced by the values. */
export async function renderMail(
  template: MailTemplate,
  language: Language,
  values: Record<string, string>,
): Promise<{ subject: string; text: string }> {
  const { subject, paragraphs } = (await templatesOf(language))[template]
  return {
    subject: fill(subject, values),
    text: `${paragraphs.map((paragraph) => fill(paragraph, values)).join('\n\n')}\n`,
  }
}
