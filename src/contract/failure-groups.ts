import type { ErrorCode } from './error-codes.ts'

type Codes = readonly ErrorCode[]

/* Failures that endpoints in several files share; each endpoint lists them in its `failures`. */

/** Problems with a file's content. */
export const OF_CONTENT: Codes = ['unsupported_media', 'media_unreadable', 'media_too_large']
/** Problems with a link to fetch from. */
export const OF_LINK: Codes = [
  'link_invalid',
  'link_refused',
  'link_unreachable',
  'storage_full',
  'team_storage_full',
  ...OF_CONTENT,
]
/** Problems with a web page to read. */
export const OF_PAGE: Codes = [
  'page_invalid',
  'page_refused',
  'page_unreachable',
  'page_closed',
  'page_too_slow',
  'page_not_html',
  'page_too_large',
]
export const OF_UPLOAD: Codes = ['upload_missing', 'upload_unfinished']
export const OF_MODEL: Codes = ['model_unavailable', 'model_retired']
/** Reasons why a task cannot start. */
export const OF_START: Codes = [
  ...OF_MODEL,
  'generation_running',
  'storage_full',
  'team_storage_full',
  'insufficient_credits',
  'upload_missing',
]
export const OF_SUBSCRIPTION: Codes = [
  'not_permitted',
  'subscription_missing',
  'payment_unavailable',
]
/** Reasons why a person cannot join a team. */
export const OF_INVITATION: Codes = [
  'invite_code_invalid',
  'invite_used',
  'invite_expired',
  'invite_other_email',
  'seats_taken',
]
