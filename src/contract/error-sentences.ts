import type { ErrorCode } from './error-codes.ts'

/**
 * The English sentence of every failure, for people who read the API directly. Nothing that travels to
 * browsers reads it: they show translations.
 */
export const ERROR_SENTENCES = {
  not_signed_in: 'Please login first to proceed with this operation.',
  session_expired: 'Your session has expired. Please sign in again.',
  session_revoked: 'You were signed out. Please sign in again.',

  email_not_registered: 'This email is not registered.',
  email_registered: 'This email is already registered.',
  reset_email_not_registered: 'This email is not registered.',
  email_unusable: 'This email address can’t be used.',
  code_requested_too_often:
    'We just sent you a code. Please wait a moment before requesting another.',
  reset_limit_reached: 'The password can be reset five times a day. Please try again tomorrow.',
  confirm_needed: 'Please confirm that it is you first.',
  second_factor_needed: 'This account also asks for a code of its authenticator app.',
  password_common:
    'Many people use this password, so it’s guessed first. Please choose another one.',
  code_invalid: 'The code is wrong or no longer valid.',
  login_failed: 'Email or password is wrong.',
  invite_code_invalid: 'The invitation code isn’t valid.',
  invite_used: 'This invitation has already been used.',
  invite_expired: 'This invitation has expired.',
  shared_link_closed: 'This link was closed or has expired.',
  invite_other_email: 'This invitation is for another email address.',
  oauth_unavailable: 'Google login is not supported yet.',
  oauth_failed: 'Google sign-in failed. Please try again.',
  oauth_email_taken: 'This email already has an account. Please sign in with your password.',

  insufficient_credits: 'Insufficient credits, please recharge.',
  plan_upgrade_needed: 'Please upgrade your plan.',
  free_quota_used: 'Today’s free quota is used up.',
  subscription_exists: 'Your team already has a plan. You can change it on the billing page.',
  subscription_missing: 'Your team has no plan now.',
  cancel_too_late: 'The renewal can be cancelled until 7 days before the period ends.',
  price_changed: 'The price has changed. Please review it before you confirm.',
  payment_unavailable:
    'The payment service isn’t responding. Please try again. You were not charged.',
  webhook_refused: 'This notification couldn’t be verified.',
  seats_taken: 'All seats in this team are taken. Ask a team admin to add more.',

  no_product: 'This team has no products, please create a product first.',
  not_permitted: 'Your role doesn’t allow this.',
  owner_stays: 'The owner must transfer the team before leaving it.',
  already_in_team: 'This person is already in the team.',
  teams_limit_reached: 'An account can own up to 20 teams.',
  brands_limit_reached: 'A team can have up to 50 brands.',
  products_limit_reached: 'A team can have up to 500 products.',
  templates_limit_reached: 'A team can have up to 200 templates.',
  changed_meanwhile: 'Someone else just changed this. Please review it.',

  invalid_input: 'Something in the request is not valid.',
  task_not_cancellable: 'This task can no longer be cancelled.',
  generation_running: 'Generating, please try again later.',
  engine_failed: 'The engine failed. You were not charged.',

  instruction_not_supported: 'The built-in engine can’t do this. You were not charged.',
  cut_out_uncertain:
    'The background of the image is too busy for a clean cutout. You were not charged.',
  second_video_missing: 'Add a second video to join, then try again. You were not charged.',
  content_blocked: 'This was refused because of what it says or shows. You were not charged.',
  request_rejected: 'The model can’t take this request as it is. You were not charged.',
  generation_timed_out: 'The model didn’t finish in time. You were not charged.',
  model_unavailable: 'This model isn’t available.',
  model_retired: 'This model was retired by its developer.',
  idempotency_conflict: 'This idempotency key was used with other values.',
  task_not_retryable: 'Only a failed or cancelled task can be tried again.',

  upload_missing: 'An uploaded file is missing. Please upload it again.',
  upload_unfinished: 'Please wait for the upload.',
  upload_quota_reached: 'Too many files at once. Please wait until the current uploads finish.',
  media_too_large: 'The file is too large.',
  media_unreadable: 'The file could not be read. Please upload it again.',
  unsupported_media: 'This file type isn’t supported.',
  link_invalid: 'Please enter a valid image URL',
  link_refused: 'Files at this link can’t be used.',
  link_unreachable: 'We couldn’t get a usable file from that link.',

  page_invalid: 'Please enter the full address of a web page.',
  page_refused: 'This page cannot be fetched: its address, or one it leads to, is not public.',
  page_unreachable: 'There was no usable page at this address.',
  page_too_slow: 'The page took too long.',
  page_not_html: 'This address leads to a file, not a web page.',
  page_too_large: 'The page is too large to be read.',
  storage_full: 'The server has no room for this file. Please try again later.',
  address_expired: 'This link has expired. Please open the file again from its page.',

  publishing_closed: 'Publishing to the gallery is turned off here.',
  publication_removed: 'The operator removed this from the gallery. It can’t be published again.',

  video_too_short: 'Video duration cannot be less than 4 seconds.',
  video_too_long: 'This video is too long for a free removal. Sign in or choose a shorter one.',
  area_missing: 'Please select at least one area.',
  area_exists: 'The area already exists, please select other areas.',
  area_outside: 'This area is outside the picture or too small.',
  area_whole_picture:
    'This area covers the whole picture, and no repeating watermark was found. Please select a smaller one. You were not charged.',
  area_never_shown: 'This area’s time range is outside the video.',
  mark_not_found:
    'No watermark was found. Please mark it yourself in precise mode. You were not charged.',
  rights_not_stated: 'Please confirm that you have the right to edit this video.',
  removal_running: 'This video is being processed. Please wait or cancel.',
  removal_result_missing: 'No video to download.',
  removal_failed: 'We couldn’t process this video. You were not charged.',
  tries_used_up: 'You’ve used all free tries for this video.',

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
