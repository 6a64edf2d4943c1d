import type { ErrorCode } from './error-codes.ts'

/**
 * The English sentence of every failure, for people who read the API directly. Nothing that travels to
 * browsers reads it: they show translations.
 */
export const ERROR_SENTENCES = {
  not_signed_in: 'Please login first to proceed with this operation.',
  session_expired: 'Your session has expired. Please sign in again.',
  session_revoked: 'You were signed out. Please sign in again.',

  email_not_registered: 'This e-mail is not registered.',
  email_registered: 'This e-mail is already registered.',
  reset_email_not_registered: 'This e-mail is not registered.',
  email_unusable: 'This e-mail address cannot be used.',
  code_requested_too_often: 'A code was sent a moment ago. Please wait before asking for another.',
  reset_limit_reached: 'The password can be reset five times a day. Please try again tomorrow.',
  password_common:
    'Many people use this password, so it is guessed first. Please choose another one.',
  code_invalid: 'The code is wrong or no longer valid.',
  login_failed: 'E-mail or password is wrong.',
  invite_code_invalid: 'The invitation code is not valid.',
  invite_used: 'This invitation has been used.',
  invite_expired: 'This invitation has expired.',
  invite_other_email: 'This invitation is for another e-mail address.',
  oauth_unavailable: 'Google login is not supported yet.',
  oauth_failed: 'Google sign-in did not succeed. Please try again.',
  oauth_email_taken: 'This e-mail has an account already. Please sign in with its password.',

  insufficient_credits: 'Insufficient credits, please recharge.',
  plan_upgrade_needed: 'Please upgrade your plan.',
  free_quota_used: 'Today’s free quota is used up.',
  subscription_exists: 'Your team has a plan already. It can be changed on the billing page.',
  subscription_missing: 'Your team has no plan now.',
  cancel_too_late: 'The renewal can be cancelled until 7 days before the period ends.',
  price_changed: 'The price is another one now. Please look at it again.',
  payment_unavailable:
    'The payment service does not answer. Nothing was charged. Please try again.',
  webhook_refused: 'This report is not genuine.',
  seats_taken: 'All seats of this team are taken. Its admin can add some.',

  no_product: 'This team has no products, please create a product first.',
  not_permitted: 'Your role does not permit this.',
  owner_stays: 'The owner hands the team over before leaving it.',
  already_in_team: 'This person is in the team already.',
  teams_limit_reached: 'An account can own twenty teams.',
  brands_limit_reached: 'A team can have fifty brands.',
  changed_meanwhile: 'Somebody else has changed this meanwhile. Look at it again.',

  invalid_input: 'Something in the request is not valid.',
  task_not_cancellable: 'This task can no longer be cancelled.',
  generation_running: 'Generating, please try again later.',
  engine_failed: 'The engine failed. You were not charged.',

  instruction_not_supported: 'The built-in engine cannot do this. You were not charged.',
  cut_out_uncertain:
    'The background of the picture is too busy for a clean cut-out. You were not charged.',
  second_video_missing:
    'Joining takes a second video. Add one and try again. You were not charged.',
  content_blocked: 'This was refused for what it says or shows. You were not charged.',
  request_rejected: 'The model does not take this request as it is. You were not charged.',
  generation_timed_out: 'The model did not finish in time. You were not charged.',
  model_unavailable: 'This model is not available.',
  model_retired: 'This model has been retired by its maker.',
  idempotency_conflict: 'This idempotency key was used with other values.',
  task_not_retryable: 'Only a failed or cancelled task can be tried again.',

  upload_missing: 'An uploaded file is missing. Please upload it again.',
  upload_unfinished: 'Please wait for the upload.',
  upload_quota_reached: 'Too many files at once. Please wait for the running uploads.',
  media_too_large: 'The file is too large.',
  media_unreadable: 'The file could not be read. Please upload it again.',
  unsupported_media: 'This type of file is not supported.',
  link_invalid: 'Please enter a valid image URL',
  link_refused: 'This address cannot be fetched.',
  link_unreachable: 'The address did not answer with a usable file.',

  storage_full: 'The server has no room for this file. Please try again later.',
  address_expired: 'This address has expired. Please open the file again from its page.',

  publishing_closed: 'Publishing to the gallery is turned off here.',
  publication_removed: 'The operator took this out of the gallery. It cannot be published again.',

  video_too_short: 'Video duration cannot be less than 4 seconds.',
  video_too_long: 'This video is too long for a free run. Sign in, or choose a shorter one.',
  area_missing: 'Please select at least one area.',
  area_exists: 'The area already exists, please select other areas.',
  area_outside: 'This area lies outside the picture or is too small.',
  area_whole_picture:
    'The area covers the picture and no repeated mark was found in it. Please select a smaller one. You were not charged.',
  area_never_shown: 'The time of this area lies outside the video.',
  mark_not_found:
    'No watermark was found. Please select its place in precise mode. You were not charged.',
  rights_not_stated: 'Please confirm that you have the right to edit this video.',
  removal_running: 'This video is being processed. Please wait or cancel.',
  removal_result_missing: 'No video to download.',
  removal_failed: 'The video could not be worked on. You were not charged.',
  tries_used_up: 'The free tries for this video are used up.',

  font_unreadable: 'The file is no font in WOFF2, TTF or OTF that can be read.',
  font_restricted: 'The font says of itself that it must not be embedded.',
  fonts_limit_reached: 'A team can have twenty typefaces of its own.',
  brand_not_found: 'Brand ID does not exist.',
  nothing_to_save: 'No changes to save.',
  not_found: 'Not found.',
  too_many_requests: 'Too many requests. Please wait a moment.',
  request_too_large: 'The request is too large.',
  unavailable: 'The service is starting or overloaded. Please try again in a moment.',
  timeout: 'Pending timeout.',
  network_error: 'Network error, please try again later.',
  user_cancelled: 'Cancelled.',
  internal: 'Something went wrong on our side. Please try again.',
} as const satisfies Record<ErrorCode, string>
