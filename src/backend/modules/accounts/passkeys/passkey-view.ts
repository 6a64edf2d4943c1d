import type { PasskeyView } from '../../../../contract/endpoints/passkeys.ts'
import type { passkeys } from '../tables.ts'

export const passkeyView = ({
  id,
  name,
  createdAt,
  lastUsedAt,
}: typeof passkeys.$inferSelect): PasskeyView => ({
  passkey_id: id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

/** The account's user handle in passkeys. */
export const userHandleOf = (userId: string): Buffer<ArrayBuffer> =>
  Buffer.from(userId.replaceAll('-', ''), 'hex')
