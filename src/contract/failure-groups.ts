import type { ErrorCode } from './error-codes.ts'

type Codes = readonly ErrorCode[]

/* Failures that endpoints of several files share; each names them in its `failures`. */

/** What can be wrong with the content of a file. */
export const OF_CONTENT: Codes = ['unsupported_media', 'media_unreadable', 'media_too_large']
/** What can be wrong with an address to fetch from. */
export const OF_LINK: Codes = [
  'link_invalid',
  'link_refused',
  'link_unreachable',
  'storage_full',
  'team_storage_full',
  ...OF_CONTENT,
]
/** What can be wrong with a web page to read. */
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
/** What keeps a task from starting. */
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
/** What keeps somebody from joining a team. */
export const OF_INVITATION: Codes = [
  'invite_code_invalid',
  'invite_used',
  'invite_expired',
  'invite_other_email',
  'seats_taken',
]
