/**
 * Every failure this product names, in one table: the `status` that the contract's envelope carries, and the
 * HTTP status that goes with it. Browsers show the translation in `src/i18n/error-messages.ts`; API readers
 * get the sentence in `error-sentences.ts`.
 *
 * Kept free of zod: the browser loads this file.
 */
export interface ErrorRow {
  /** Business status of the reply envelope (specification section 8). */
  status: number
  http: number
}

export const ERROR_CODES = {
  not_signed_in: { status: 1005, http: 401 },
  session_expired: { status: 4001, http: 401 },
  session_revoked: { status: 4002, http: 401 },

  email_not_registered: { status: 2101, http: 404 },
  email_registered: { status: 2131, http: 409 },
  reset_email_not_registered: { status: 2132, http: 404 },
  email_unusable: { status: 2117, http: 422 },
  code_requested_too_often: { status: 2111, http: 429 },
  reset_limit_reached: { status: 2112, http: 429 },
  confirm_needed: { status: 2403, http: 403 },
  second_factor_needed: { status: 500, http: 401 },
  passkey_refused: { status: 500, http: 401 },
  passkeys_limit_reached: { status: 500, http: 409 },
  password_common: { status: 500, http: 422 },
  code_invalid: { status: 500, http: 422 },
  login_failed: { status: 500, http: 401 },
  invite_code_invalid: { status: 500, http: 422 },
  invite_used: { status: 500, http: 409 },
  invite_expired: { status: 500, http: 410 },
  shared_link_closed: { status: 500, http: 410 },
  invite_other_email: { status: 2403, http: 403 },
  oauth_unavailable: { status: 500, http: 404 },
  oauth_failed: { status: 500, http: 401 },
  oauth_email_taken: { status: 500, http: 409 },

  insufficient_credits: { status: 2301, http: 402 },
  plan_upgrade_needed: { status: 2302, http: 402 },
  free_quota_used: { status: 2310, http: 402 },
  subscription_exists: { status: 500, http: 409 },
  subscription_missing: { status: 500, http: 409 },
  cancel_too_late: { status: 500, http: 409 },
  price_changed: { status: 500, http: 409 },
  payment_unavailable: { status: 500, http: 502 },
  webhook_refused: { status: 500, http: 400 },
  seats_taken: { status: 2302, http: 409 },

  no_product: { status: 2402, http: 409 },
  not_permitted: { status: 2403, http: 403 },
  owner_stays: { status: 2403, http: 409 },
  already_in_team: { status: 500, http: 409 },
  knowledge_limit_reached: { status: 500, http: 409 },
  seen_ads_limit_reached: { status: 500, http: 409 },
  figures_limit_reached: { status: 500, http: 409 },
  templates_limit_reached: { status: 500, http: 409 },
  products_limit_reached: { status: 500, http: 409 },
  teams_limit_reached: { status: 500, http: 409 },
  brands_limit_reached: { status: 500, http: 409 },
  campaigns_limit_reached: { status: 500, http: 409 },
  packs_limit_reached: { status: 500, http: 409 },
  drafts_limit_reached: { status: 500, http: 409 },
  changed_meanwhile: { status: 500, http: 409 },

  invalid_input: { status: 1000, http: 422 },
  task_not_cancellable: { status: 1008, http: 409 },
  generation_running: { status: 1011, http: 409 },
  engine_failed: { status: 5001, http: 502 },

  instruction_not_supported: { status: 5001, http: 422 },
  cut_out_uncertain: { status: 5001, http: 422 },
  second_video_missing: { status: 5001, http: 422 },
  content_blocked: { status: 5001, http: 422 },
  request_rejected: { status: 5001, http: 422 },
  generation_timed_out: { status: 5001, http: 504 },
  model_unavailable: { status: 500, http: 409 },
  model_retired: { status: 500, http: 409 },
  idempotency_conflict: { status: 500, http: 409 },
  task_not_retryable: { status: 500, http: 409 },

  upload_missing: { status: 500, http: 404 },
  upload_unfinished: { status: 500, http: 409 },
  upload_quota_reached: { status: 500, http: 429 },
  media_too_large: { status: 500, http: 413 },
  media_unreadable: { status: 500, http: 422 },
  unsupported_media: { status: 500, http: 415 },
  link_invalid: { status: 500, http: 422 },
  link_refused: { status: 500, http: 422 },
  link_unreachable: { status: 500, http: 502 },

  page_invalid: { status: 500, http: 422 },
  page_refused: { status: 500, http: 422 },
  page_unreachable: { status: 500, http: 502 },
  page_closed: { status: 500, http: 502 },
  page_too_slow: { status: 500, http: 504 },
  page_not_html: { status: 500, http: 422 },
  page_too_large: { status: 500, http: 422 },

  team_storage_full: { status: 500, http: 507 },
  storage_full: { status: 500, http: 507 },
  address_expired: { status: 500, http: 410 },

  publishing_closed: { status: 2403, http: 403 },
  publication_removed: { status: 2403, http: 403 },

  video_too_short: { status: 500, http: 422 },
  subtitled_video_too_long: { status: 500, http: 422 },
  heard_video_too_long: { status: 500, http: 422 },
  no_speech_heard: { status: 500, http: 422 },
  consent_missing: { status: 500, http: 422 },
  speaking_too_long: { status: 500, http: 422 },
  face_video_too_long: { status: 500, http: 422 },
  video_too_long: { status: 500, http: 422 },
  area_missing: { status: 1000, http: 422 },
  area_exists: { status: 1000, http: 422 },
  area_outside: { status: 1000, http: 422 },
  area_whole_picture: { status: 5001, http: 422 },
  area_never_shown: { status: 1000, http: 422 },
  mark_not_found: { status: 5001, http: 422 },
  rights_not_stated: { status: 1000, http: 422 },
  removal_running: { status: 1011, http: 409 },
  removal_result_missing: { status: 500, http: 409 },
  removal_failed: { status: 5001, http: 422 },
  tries_used_up: { status: 500, http: 429 },

  folder_name_taken: { status: 500, http: 409 },
  folders_full: { status: 500, http: 409 },
  font_unreadable: { status: 500, http: 422 },
  font_restricted: { status: 500, http: 422 },
  pdf_protected: { status: 500, http: 422 },
  pdf_without_text: { status: 500, http: 422 },
  pdf_unreadable: { status: 500, http: 422 },
  fonts_limit_reached: { status: 500, http: 409 },
  brand_not_found: { status: 500, http: 404 },
  figures_changed: { status: 500, http: 422 },
  nothing_to_save: { status: 500, http: 409 },
  not_found: { status: 500, http: 404 },
  too_many_requests: { status: 500, http: 429 },
  request_too_large: { status: 500, http: 413 },
  unavailable: { status: 500, http: 503 },
  timeout: { status: 500, http: 504 },
  network_error: { status: 500, http: 502 },
  user_cancelled: { status: 500, http: 499 },
  internal: { status: 500, http: 500 },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof ERROR_CODES

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_CODES, value)

/** Statuses that the global response handling leaves to the screen (specification section 8). */
export const SILENT_STATUSES: readonly number[] = [
  200, 1000, 500, 1008, 5001, 2112, 1011, 2301, 2302, 2402, 2403, 2310,
]

/** Statuses after which the browser forgets the session. */
export const LOGOUT_STATUSES: readonly number[] = [1005, 4001, 4002]
