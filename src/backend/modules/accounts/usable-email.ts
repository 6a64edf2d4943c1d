import type { Env } from '../../env.ts'

/**
 * Whether an address may be used for an account: not under `.invalid`, which never receives mail (RFC
 * 2606), and not at or under a domain the operator blocked.
 */
export function isUsableEmail(env: Pick<Env, 'EMAIL_BLOCKED_DOMAINS'>, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return !['invalid', ...env.EMAIL_BLOCKED_DOMAINS].some(
    (blocked) => domain === blocked || domain.endsWith(`.${blocked}`),
  )
}
