import { keysOf } from '../../../contract/keys-of.ts'
import { LANGUAGES } from '../../../contract/languages.ts'
import { SharedQuery } from '../../../contract/shared-query.ts'

const MEANINGS: Record<keyof SharedQuery, string> = {
  login_redirect: 'Page to come back to after signing in',
  lang: 'Language of mails, invoices and payment pages',
  app_key: 'Which application calls',
  channel: 'Where the person came from',
  fbclid: 'Click id of an advertisement',
  re_user: 'Who referred the person',
  user_name: 'User name, or a placeholder',
  nick_name: 'Name shown, or a placeholder',
  email: 'E-mail, or a placeholder',
  teamId: 'Team the person works in',
}

/** The query parameters that every call accepts, described once. */
export const sharedParameters = Object.fromEntries(
  keysOf(SharedQuery.shape).map((key) => [
    key,
    {
      name: key,
      in: 'query' as const,
      description: MEANINGS[key],
      schema: { type: 'string' as const, ...(key === 'lang' && { examples: [...LANGUAGES] }) },
    },
  ]),
)

export const sharedParameterRefs = keysOf(SharedQuery.shape).map((key) => ({
  $ref: `#/components/parameters/${key}`,
}))
