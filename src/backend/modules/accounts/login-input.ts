import { AppError } from '../../../contract/app-error.ts'
import type { contract } from '../../../contract/contract.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'

export type LoginInput = ParsedInputOf<typeof contract.accounts.login>

/**
 * A field that is optional in the request schema but required for this way to sign in.
 * @throws AppError('invalid_input', { field, rule })
 */
export function requireField<Name extends keyof LoginInput>(
  input: LoginInput,
  name: Name,
): NonNullable<LoginInput[Name]> {
  const value = input[name]
  if (!value) throw new AppError('invalid_input', { field: name, rule: 'required' })
  return value
}
