import { isIP } from 'node:net'
import { AppError } from '../../../../contract/app-error.ts'
import type { CallContext } from '../../../context.ts'

/**
 * The site a passkey is bound to; it works on no other, however similar the page looks.
 * @throws AppError('passkey_refused') at an address for which browsers create no passkeys
 */
export function passkeySite({ env, request }: Pick<CallContext, 'env' | 'request'>) {
  const { origin, hostname: name, protocol } = new URL(env.PUBLIC_URL ?? request.origin)
  const isOfThisMachine = name === 'localhost'
  const isNumber = isIP(name.replace(/^\[|\]$/g, '')) !== 0
  if (isNumber || !(isOfThisMachine || protocol === 'https:')) throw new AppError('passkey_refused')
  return { origin, rpId: name }
}
