import { AppError } from '../../../contract/app-error.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The passwords seen most in leaks, in small letters: the list of zxcvbn, read when it is first asked. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ))

/**
 * Whoever guesses begins with these.
 * @throws AppError('password_common')
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  if ((await commonPasswords()).has(password.normalize('NFKC').toLowerCase()))
    throw new AppError('password_common')
}
