/**
 * Every failure this product names, in one table: what the contract's envelope carries (`status`),
 * the HTTP status that goes with it, and the English sentence for people who read the API directly.
 * The sentence a person reads in the browser is the translation in `src/i18n/error-messages.ts`.
 *
 * Kept free of zod: the browser carries this file.
 */
export interface ErrorRow {
  /** Business status of the reply envelope (specification section 8, decision D10.02). */
  status: number
  http: number
  sentence: string
}

export const ERROR_CODES = {
  not_signed_in: {
    status: 1005,
    http: 401,
    sentence: 'Please login first to proceed with this operation.',
  },
  session_expired: {
    status: 4001,
    http: 401,
    sentence: 'Your session has expired. Please sign in again.',
  },
  session_revoked: {
    status: 4002,
    http: 401,
    sentence: 'You were signed out. Please sign in again.',
  },

  email_not_registered: { status: 2101, http: 404, sentence: 'This e-mail is not registered.' },
  email_registered: { status: 2131, http: 409, sentence: 'This e-mail is already registered.' },
  reset_email_not_registered: {
    status: 2132,
    http: 404,
    sentence: 'This e-mail is not registered.',
  },
  email_unusable: { status: 2117, http: 422, sentence: 'This e-mail address cannot be used.' },
  code_requested_too_often: {
    status: 2111,
    http: 429,
    sentence: 'A code was sent a moment ago. Please wait before asking for another.',
  },
  reset_limit_reached: {
    status: 2112,
    http: 429,
    sentence: 'The password can be reset five times a day. Please try again tomorrow.',
  },
  code_invalid: { status: 500, http: 422, sentence: 'The code is wrong or no longer valid.' },
  login_failed: { status: 500, http: 401, sentence: 'E-mail or password is wrong.' },
  invite_code_invalid: { status: 500, http: 422, sentence: 'The invitation code is not valid.' },
  oauth_unavailable: { status: 500, http: 404, sentence: 'Google login is not supported yet.' },
  oauth_failed: {
    status: 500,
    http: 401,
    sentence: 'Google sign-in did not succeed. Please try again.',
  },
  oauth_email_taken: {
    status: 500,
    http: 409,
    sentence: 'This e-mail has an account already. Please sign in with its password.',
  },

  insufficient_credits: {
    status: 2301,
    http: 402,
    sentence: 'Insufficient credits, please recharge.',
  },
  plan_upgrade_needed: { status: 2302, http: 402, sentence: 'Please upgrade your plan.' },
  free_quota_used: { status: 2310, http: 402, sentence: 'Today’s free quota is used up.' },
  subscription_exists: {
    status: 500,
    http: 409,
    sentence: 'Your team has a plan already. It can be changed on the billing page.',
  },
  subscription_missing: { status: 500, http: 409, sentence: 'Your team has no plan now.' },
  cancel_too_late: {
    status: 500,
    http: 409,
    sentence: 'The renewal can be cancelled until 7 days before the period ends.',
  },
  price_changed: {
    status: 500,
    http: 409,
    sentence: 'The price is another one now. Please look at it again.',
  },
  payment_unavailable: {
    status: 500,
    http: 502,
    sentence: 'The payment service does not answer. Nothing was charged. Please try again.',
  },
  webhook_refused: { status: 500, http: 400, sentence: 'This report is not genuine.' },
  seats_taken: {
    status: 2302,
    http: 409,
    sentence: 'All seats of this team are taken. Its admin can add some.',
  },

  no_product: {
    status: 2402,
    http: 409,
    sentence: 'This team has no products, please create a product first.',
  },
  not_permitted: { status: 2403, http: 403, sentence: 'Your role does not permit this.' },

  invalid_input: { status: 1000, http: 422, sentence: 'Something in the request is not valid.' },
  task_not_cancellable: {
    status: 1008,
    http: 409,
    sentence: 'This task can no longer be cancelled.',
  },
  generation_running: { status: 1011, http: 409, sentence: 'Generating, please try again later.' },
  engine_failed: { status: 5001, http: 502, sentence: 'The engine failed. You were not charged.' },

  instruction_not_supported: {
    status: 5001,
    http: 422,
    sentence: 'The built-in engine cannot do this. You were not charged.',
  },
  cut_out_uncertain: {
    status: 5001,
    http: 422,
    sentence:
      'The background of the picture is too busy for a clean cut-out. You were not charged.',
  },
  second_video_missing: {
    status: 5001,
    http: 422,
    sentence: 'Joining takes a second video. Add one and try again. You were not charged.',
  },
  content_blocked: {
    status: 5001,
    http: 422,
    sentence: 'The model refused this content. You were not charged.',
  },
  model_unavailable: { status: 500, http: 409, sentence: 'This model is not available.' },
  model_retired: { status: 500, http: 409, sentence: 'This model has been retired by its maker.' },
  idempotency_conflict: {
    status: 500,
    http: 409,
    sentence: 'This idempotency key was used with other values.',
  },
  task_not_retryable: {
    status: 500,
    http: 409,
    sentence: 'Only a failed or cancelled task can be tried again.',
  },

  upload_missing: {
    status: 500,
    http: 404,
    sentence: 'An uploaded file is missing. Please upload it again.',
  },
  upload_unfinished: { status: 500, http: 409, sentence: 'Please wait for the upload.' },
  upload_quota_reached: {
    status: 500,
    http: 429,
    sentence: 'Too many files at once. Please wait for the running uploads.',
  },
  media_too_large: { status: 500, http: 413, sentence: 'The file is too large.' },
  media_unreadable: {
    status: 500,
    http: 422,
    sentence: 'The file could not be read. Please upload it again.',
  },
  unsupported_media: { status: 500, http: 415, sentence: 'This type of file is not supported.' },
  link_invalid: { status: 500, http: 422, sentence: 'Please enter a valid image URL' },
  link_refused: { status: 500, http: 422, sentence: 'This address cannot be fetched.' },
  link_unreachable: {
    status: 500,
    http: 502,
    sentence: 'The address did not answer with a usable file.',
  },

  storage_full: {
    status: 500,
    http: 507,
    sentence: 'The server has no room for this file. Please try again later.',
  },
  address_expired: {
    status: 500,
    http: 410,
    sentence: 'This address has expired. Please open the file again from its page.',
  },

  publishing_closed: {
    status: 2403,
    http: 403,
    sentence: 'Publishing to the gallery is turned off here.',
  },
  publication_removed: {
    status: 2403,
    http: 403,
    sentence: 'The operator took this out of the gallery. It cannot be published again.',
  },

  video_too_short: {
    status: 500,
    http: 422,
    sentence: 'Video duration cannot be less than 4 seconds.',
  },
  area_missing: { status: 1000, http: 422, sentence: 'Please select at least one area.' },
  area_exists: {
    status: 1000,
    http: 422,
    sentence: 'The area already exists, please select other areas.',
  },
  area_outside: {
    status: 1000,
    http: 422,
    sentence: 'This area lies outside the picture or is too small.',
  },
  area_whole_picture: {
    status: 5001,
    http: 422,
    sentence:
      'The area covers the picture and no repeated mark was found in it. Please select a smaller one. You were not charged.',
  },
  area_never_shown: {
    status: 1000,
    http: 422,
    sentence: 'The time of this area lies outside the video.',
  },
  mark_not_found: {
    status: 5001,
    http: 422,
    sentence:
      'No watermark was found. Please select its place in precise mode. You were not charged.',
  },
  rights_not_stated: {
    status: 1000,
    http: 422,
    sentence: 'Please confirm that you have the right to edit this video.',
  },
  removal_running: {
    status: 1011,
    http: 409,
    sentence: 'This video is being processed. Please wait or cancel.',
  },
  removal_result_missing: { status: 500, http: 409, sentence: 'No video to download.' },
  removal_failed: {
    status: 5001,
    http: 422,
    sentence: 'The video could not be worked on. You were not charged.',
  },
  tries_used_up: {
    status: 500,
    http: 429,
    sentence: 'The free tries for this video are used up.',
  },

  brand_not_found: { status: 500, http: 404, sentence: 'Brand ID does not exist.' },
  nothing_to_save: { status: 500, http: 409, sentence: 'No changes to save.' },
  not_found: { status: 500, http: 404, sentence: 'Not found.' },
  too_many_requests: {
    status: 500,
    http: 429,
    sentence: 'Too many requests. Please wait a moment.',
  },
  request_too_large: { status: 500, http: 413, sentence: 'The request is too large.' },
  unavailable: {
    status: 500,
    http: 503,
    sentence: 'The service is starting or overloaded. Please try again in a moment.',
  },
  timeout: { status: 500, http: 504, sentence: 'Pending timeout.' },
  network_error: { status: 500, http: 502, sentence: 'Network error, please try again later.' },
  user_cancelled: { status: 500, http: 499, sentence: 'Cancelled.' },
  internal: {
    status: 500,
    http: 500,
    sentence: 'Something went wrong on our side. Please try again.',
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof ERROR_CODES

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_CODES, value)

/** Statuses that the global response handling leaves to the screen (specification section 8). */
export const SILENT_STATUSES: readonly number[] = [
  200, 1000, 500, 1008, 5001, 2112, 1011, 2301, 2302, 2402, 2403, 2310,
]

/** Statuses after which the browser forgets the session (R4.15). */
export const LOGOUT_STATUSES: readonly number[] = [1005, 4001, 4002]
