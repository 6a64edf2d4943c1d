import { safeParse } from 'zod'
import { AppError } from '@/contract/app-error'
import type { Endpoint, InputOf, ParsedInputOf } from '@/contract/endpoint'

/**
 * Validator of a server function: the endpoint's own input rules, with an error people can act on.
 * @throws AppError('invalid_input', { field, rule })
 */
export const validInput =
  <E extends Endpoint>(endpoint: E) =>
  (input: InputOf<E>): ParsedInputOf<E> => {
    const parsed = safeParse<E['input']>(endpoint.input, input)
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues[0]
    throw new AppError('invalid_input', {
      field: issue?.path.join('.') || 'data',
      rule: issue?.code ?? 'invalid',
    })
  }
