import { AppError } from '../../../contract/app-error.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The most leaked passwords, in lower case: the zxcvbn list, loaded on first use. */
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ))

/** Shorter words occur in too many good passwords. */
const WORD_LENGTH_MIN = 4

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether a password is just a word plus digits or symbols added to satisfy a rule. */
const isMadeOf = (password: string, word: string) =>
  word.length >= WORD_LENGTH_MIN &&
  password.includes(word) &&
  /^[\d\W_]*$/.test(password.replaceAll(word, ''))

/**
 * Rejects what attackers guess first: common passwords and the names of the product and the user.
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
