import { AppError } from '../../../contract/app-error.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The passwords seen most in leaks, in small letters: the list of zxcvbn, read when it is first asked. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ))

/** Shorter words are in too many good passwords. */
const WORD_LENGTH_MIN = 4

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether a password is hardly more than a word: the rest is what people add to please a rule. */
const isMadeOf = (password: string, word: string) =>
  word.length >= WORD_LENGTH_MIN &&
  password.includes(word) &&
  /^[\d\W_]*$/.test(password.replaceAll(word, ''))

/**
 * Whoever guesses begins with what many people use, then with the names of product and person.
 * @throws AppError('password_common')
 */
export async function refuseCommonPassword(
  typed: string,
  { brand, email }: { brand: string; email: string },
): Promise<void> {
  const password = plain(typed)
  const words = [brand.replace(/\s/g, ''), email, email.split('@')[0] ?? ''].map(plain)
  if (words.some((word) => isMadeOf(password, word))) throw new AppError('password_common')
  if ((await commonPasswords()).has(password)) throw new AppError('password_common')
}
