import { beginPasskeyLoginFn, loginWithPasskeyFn } from '@/api/passkeys.functions'
import { choosePasskey } from '@/browser/passkeys'

/** A sign-in without a user name: the device knows which accounts it has keys for. */
export async function signInWithPasskey() {
  const { challenge_id, options } = await beginPasskeyLoginFn()
  return loginWithPasskeyFn({ data: { challenge_id, credential: await choosePasskey(options) } })
}
