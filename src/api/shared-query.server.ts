import { IDENTITY_PLACEHOLDER, type SharedQuery } from '@/contract/shared-query'
import type { Sender } from './sender'
import { apiSettings } from './transport.server'

const FIELD_MAX = 2_000
const cut = (value: string | undefined) => value?.slice(0, FIELD_MAX)

/** Query parameters of every call. */
export const sharedQuery = (sender: Sender): SharedQuery => ({
  login_redirect: cut(sender.pageUrl) ?? '',
  lang: sender.language,
  app_key: apiSettings.APP_KEY,
  channel: cut(sender.channel) ?? '',
  fbclid: cut(sender.fbclid),
  re_user: cut(sender.reUser),
  user_name: cut(sender.userName) ?? IDENTITY_PLACEHOLDER.user_name,
  nick_name: cut(sender.nickName) ?? IDENTITY_PLACEHOLDER.nick_name,
  email: cut(sender.email) ?? IDENTITY_PLACEHOLDER.email,
  teamId: cut(sender.teamId),
})

/** Body fields added when the team is known. */
export const sharedBody = (sender: Sender): Record<string, string> =>
  sender.teamId ? { team_id: sender.teamId, lang: sender.language } : {}
