import { AppError } from '../../../contract/app-error.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import { DAY_MS, later } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { isSameHash, keyedHash } from '../../security/tokens.ts'

type Signing = Pick<Context, 'secret' | 'clock'>

const signatureOf = ({ secret }: Signing, packId: string, exp: string) =>
  keyedHash(secret, 'export_pack', packId, exp)

/** Path and query that serve a pack for a day, without signing in. */
export function signPackPath(context: Signing, packId: string): string {
  const exp = String(later(context.clock.now(), DAY_MS).getTime())
  const sig = signatureOf(context, packId, exp)
  return `${STREAMS.exportPack}?${new URLSearchParams({ pack: packId, exp, sig })}`
}

/**
 * The pack of an address that we signed.
 * @throws AppError('not_found') if we didn't sign it, AppError('address_expired') if it has expired
 */
export function verifyPackAddress(context: Signing, query: URLSearchParams): string {
  const [packId = '', exp = '', sig = ''] = ['pack', 'exp', 'sig'].map(
    (name) => query.get(name) ?? '',
  )
  if (!isSameHash(sig, signatureOf(context, packId, exp))) throw new AppError('not_found')
  if (Number(exp) <= context.clock.now().getTime()) throw new AppError('address_expired')
  return packId
}
