import { ERROR_CODES, type ErrorCode } from './error-codes.ts'

/** Facts about an error that may be shown to its reader; never secrets, never paths. */
export type ErrorDetails = Record<string, string | number | boolean | null>

/**
 * The one error that crosses every boundary: verb → envelope → client → server function → screen. `statement`
 * is set only when we pass on a foreign upstream's own sentence. The sentences for API readers live
 * elsewhere: this file goes to browsers, which show translations.
 */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: ErrorDetails
  /** Business status; differs from the table's only when a foreign upstream sent its own. */
  readonly status: number
  readonly statement: string | null

  constructor(
    code: ErrorCode,
    details: ErrorDetails = {},
    foreign: { status?: number; statement?: string | null } = {},
  ) {
    super(foreign.statement ?? code)
    this.code = code
    this.details = details
    this.status = foreign.status ?? ERROR_CODES[code].status
    this.statement = foreign.statement ?? null
  }
}

/** Checks the shape, not the class: a bundle and a source file may each hold their own copy of it. */
export const isAppError = (value: unknown): value is AppError =>
  value instanceof Error && value.name === 'AppError' && 'code' in value && 'details' in value
