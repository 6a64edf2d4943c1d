import { AppError } from '../../../contract/app-error.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import { later, MINUTE_MS } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { isSameHash, keyedHash } from '../../security/tokens.ts'

/** Time to start the download; a download in progress may take longer. */
const LIFETIME_MS = 10 * MINUTE_MS

type Signing = Pick<Context, 'secret' | 'clock'>

const signatureOf = ({ secret }: Signing, userId: string, exp: string) =>
  keyedHash(secret, 'data_export', userId, exp)

/** Signed path and query that serve a user's own data without signing in. */
export function signExportPath(context: Signing, userId: string) {
  const expiresAt = later(context.clock.now(), LIFETIME_MS)
  const exp = String(expiresAt.getTime())
  const sig = signatureOf(context, userId, exp)
  const path = `${STREAMS.dataExport}?${new URLSearchParams({ user: userId, exp, sig })}`
  return { path, expiresAt }
}

/**
 * The user whose data a signed address is for.
 * @throws AppError('not_found') when the signature is not ours, AppError('address_expired') when it has expired
 */
export function verifyExportAddress(context: Signing, query: URLSearchParams): string {
  const [userId = '', exp = '', sig = ''] = ['user', 'exp', 'sig'].map(
    (name) => query.get(name) ?? '',
  )
  if (!isSameHash(sig, signatureOf(context, userId, exp))) throw new AppError('not_found')
  if (Number(exp) <= context.clock.now().getTime()) throw new AppError('address_expired')
  return userId
}
