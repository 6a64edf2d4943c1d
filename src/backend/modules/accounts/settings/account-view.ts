import { AUTO_DEFAULTS } from '../../../../contract/account-defaults.ts'
import type { AccountView, Defaults } from '../../../../contract/endpoints/account-settings.ts'
import type { CallContext } from '../../../context.ts'
import { fileView, findFile } from '../../files/index.ts'
import { confirmedUntil, confirmWayOf } from '../confirmation.ts'
import type { User } from '../find-user.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { findSecondFactor } from '../second-factor/second-factor-row.ts'

export function defaultsView({ defaults }: Pick<User, 'defaults'>): Defaults {
  const { aspectRatio, ...rest } = { ...AUTO_DEFAULTS, ...defaults }
  return { ...rest, aspect_ratio: aspectRatio }
}

/** URL of a user's avatar; null without one. */
export async function avatarAddress(
  context: CallContext<'user'>,
  { avatarFileId }: Pick<User, 'avatarFileId'>,
): Promise<string | null> {
  const file = avatarFileId ? await findFile(context.db, avatarFileId) : null
  return file && fileView(context, context.request, file).url
}

/** An account as its owner sees it. */
export async function accountView(context: CallContext<'user'>, user: User): Promise<AccountView> {
  const { db } = context
  const factor = await findSecondFactor(db, user.id)
  const until = await confirmedUntil(context)
  return {
    user_id: user.id,
    name: user.nickName,
    email: user.email,
    avatar_url: await avatarAddress(context, user),
    created_at: user.createdAt.toISOString(),
    has_password: user.passwordHash !== null,
    confirm_by: await confirmWayOf(context, user),
    confirmed_until: until?.toISOString() ?? null,
    second_factor: {
      enabled_at: factor?.enabledAt?.toISOString() ?? null,
      recovery_codes_left: factor ? await countRecoveryCodes(db, user.id) : 0,
    },
    defaults: defaultsView(user),
  }
}
