import { eq } from 'drizzle-orm'
import type { AccountDefaults } from '../../../../contract/account-defaults.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { deleteFile, markFileUsed } from '../../files/index.ts'
import { requireUser, type User } from '../find-user.ts'
import { users } from '../tables.ts'
import { accountView } from './account-view.ts'
import { makeAvatar } from './make-avatar.ts'

type Save = typeof contract.accounts.saveAccount
type Wanted = ParsedInputOf<Save>

/** Changes only the fields sent, so two open pages do not undo each other. */
export async function saveAccount(
  context: CallContext<'user'>,
  wanted: Wanted,
): Promise<OutputOf<Save>> {
  const { db, actor } = context
  const uploadId = wanted.avatar_upload_id
  const avatar = uploadId ? await makeAvatar(context, uploadId) : null
  const { before, after } = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(users).where(eq(users.id, actor.userId)).for('update')
    const user = row ?? (await requireUser(tx, actor.userId))
    if (avatar) await markFileUsed(tx, avatar.id)
    const [saved] = await tx
      .update(users)
      .set({
        nickName: wanted.name ?? user.nickName,
        avatarFileId: uploadId === undefined ? user.avatarFileId : (avatar?.id ?? null),
        defaults: { ...user.defaults, ...defaultsOf(wanted) },
      })
      .where(eq(users.id, user.id))
      .returning()
    return { before: user, after: saved ?? user }
  })
  await forgetAvatar(context, before, after)
  return accountView(context, after)
}

function defaultsOf({ defaults = {} }: Wanted): Partial<AccountDefaults> {
  const { aspect_ratio: aspectRatio, ...rest } = defaults
  return aspectRatio === undefined ? rest : { ...rest, aspectRatio }
}

async function forgetAvatar(context: CallContext<'user'>, before: User, after: User) {
  const old = before.avatarFileId
  if (old && old !== after.avatarFileId) await deleteFile(context, old)
}
