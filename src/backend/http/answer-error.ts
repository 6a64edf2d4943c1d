import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError, isAppError } from '../../contract/app-error.ts'
import { ERROR_CODES } from '../../contract/error-codes.ts'
import { ERROR_SENTENCES } from '../../contract/error-sentences.ts'
import { isDatabaseAway } from '../db/is-database-away.ts'
import { StorageAway } from '../storage/storage.ts'
import type { ApiEnvironment } from './api-environment.ts'

/** A restarting database or storage is back by then. */
const COMES_BACK_SECONDS = 5

type ApiContext = HonoContext<ApiEnvironment>

function answer(c: ApiContext, error: AppError): Response {
  c.set('failure', error.code)
  const { http } = ERROR_CODES[error.code]
  const sentence = ERROR_SENTENCES[error.code]
  const retryAfter = error.details.retry_after_seconds
  if (typeof retryAfter === 'number') c.header('retry-after', String(retryAfter))
  return c.json(
    {
      status: error.status,
      message: sentence,
      desc: sentence,
      data: { code: error.code, details: error.details, request_id: c.var.request?.id },
    },
    isStatus(http) ? http : 500,
  )
}

// Hono's own list of statuses lacks nginx's 499.
const isStatus = (http: number): http is ContentfulStatusCode => http >= 400 && http < 600

/** Writes any failure as the envelope; unexpected errors are logged with the request id and never shown. */
export function answerError(error: Error, c: ApiContext): Response {
  if (isAppError(error)) return answer(c, error)
  if (error instanceof HTTPException && error.status < 500)
    return answer(c, new AppError('invalid_input'))
  if (isDatabaseAway(error)) {
    c.var.context?.log.error({ err: error, requestId: c.var.request?.id }, 'the database is away')
    return answer(c, new AppError('unavailable', { retry_after_seconds: COMES_BACK_SECONDS }))
  }
  if (error instanceof StorageAway) {
    c.var.context?.log.error({ err: error, requestId: c.var.request?.id }, 'the storage is away')
    return answer(c, new AppError('unavailable', { retry_after_seconds: COMES_BACK_SECONDS }))
  }
  c.var.context?.log.error({ err: error, requestId: c.var.request?.id }, 'request failed')
  return answer(c, new AppError('internal'))
}

export const answerNotFound = (c: ApiContext): Response => answer(c, new AppError('not_found'))
