import { and, eq } from 'drizzle-orm'
import { AppError } from '../../../../contract/app-error.ts'
import type { contract } from '../../../../contract/contract.ts'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { CallContext } from '../../../context.ts'
import { passkeys } from '../tables.ts'
import { passkeyView } from './passkey-view.ts'

type Rename = typeof contract.accounts.renamePasskey

export async function renamePasskey(
  { db, actor }: CallContext<'user'>,
  { passkeyId, name }: ParsedInputOf<Rename>,
): Promise<OutputOf<Rename>> {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, actor.userId)))
    .returning()
  if (!renamed) throw new AppError('not_found')
  return passkeyView(renamed)
}
