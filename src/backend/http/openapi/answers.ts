import { z } from 'zod'
import type { ErrorDetails } from '../../../contract/app-error.ts'
import { Envelope, ErrorData } from '../../../contract/envelope.ts'
import { ERROR_CODES, type ErrorCode } from '../../../contract/error-codes.ts'
import { ERROR_SENTENCES } from '../../../contract/error-sentences.ts'
import { keysOf } from '../../../contract/keys-of.ts'

/** The envelope of every failed reply. */
export const Failure = z.object({
  ...Envelope.shape,
  data: ErrorData.extend({ code: z.enum(keysOf(ERROR_CODES)) }),
})

/** What every success contains besides its own data. */
export const Success = Envelope.omit({ data: true }).extend({ status: z.literal(200) })

/** Examples of the details that some codes carry. */
const DETAILS: Partial<Record<ErrorCode, ErrorDetails>> = {
  invalid_input: { field: 'email', rule: 'invalid_format' },
  too_many_requests: { retry_after_seconds: 12 },
  code_requested_too_often: { retry_after_seconds: 48 },
  insufficient_credits: { needed: 40, available: 12, missing: 28 },
  generation_running: { concurrency: 1 },
  media_too_large: { max_bytes: 524_288_000 },
  price_changed: { credits: 24 },
  seats_taken: { seats: 3 },
  team_storage_full: { used_bytes: 5_360_000_000, max_bytes: 5_368_709_120 },
  tries_used_up: { tries: 5 },
}

const exampleOf = (code: ErrorCode) => ({
  summary: ERROR_SENTENCES[code],
  value: {
    status: ERROR_CODES[code].status,
    message: ERROR_SENTENCES[code],
    desc: ERROR_SENTENCES[code],
    data: {
      code,
      details: DETAILS[code] ?? {},
      request_id: '0f1e8c52-7d1b-4c4e-9a30-5b0a4f3c2d11',
    },
  },
})

const pascal = (code: string) =>
  code.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A missing or invalid session is described by one shared reply. */
const SIGN_IN_CODES: readonly ErrorCode[] = ['not_signed_in', 'session_expired', 'session_revoked']

const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

/** A wait that the reply names in seconds. */
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' as const } },
}

const answer = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => ERROR_SENTENCES[code]).join(' '),
  ...(codes.some((code) => DETAILS[code]?.retry_after_seconds) && { headers: RETRY_AFTER }),
  content: {
    'application/json': {
      schema: Failure,
      examples: Object.fromEntries(
        codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
      ),
    },
  },
})

/**
 * Describes the failures of operations, and collects what they share: an example for each code, and replies with a
 * single code.
 */
export function createAnswers() {
  const examples: Record<string, ReturnType<typeof exampleOf>> = {}
  const responses: Record<string, ReturnType<typeof answer>> = {}

  function answerOf(codes: readonly ErrorCode[]) {
    for (const code of codes) examples[code] = exampleOf(code)
    const [first, ...others] = codes
    if (!first || (others.length > 0 && !isSame(codes, SIGN_IN_CODES))) return answer(codes)
    responses[pascal(first)] ??= answer(codes)
    return { $ref: `#/components/responses/${pascal(first)}` as const }
  }

  return {
    examples,
    responses,
    /** Answers by HTTP status. */
    failuresOf(codes: readonly ErrorCode[]) {
      const byStatus = Map.groupBy(new Set(codes), (code) => ERROR_CODES[code].http)
      return Object.fromEntries([...byStatus].map(([http, group]) => [http, answerOf(group)]))
    },
  }
}
export type Answers = ReturnType<typeof createAnswers>
