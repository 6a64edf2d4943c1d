import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isAppError } from '@/contract/app-error'
import type { ErrorCode } from '@/contract/error-codes'
import { refusalMessage } from './refusal-message'

/** The sentence a person reads for each failure; where the specification has words, they are its own. */
const ERROR_MESSAGES = {
  not_signed_in: msg`Please login first to proceed with this operation`,
  session_expired: msg`Your session has expired. Please sign in again.`,
  session_revoked: msg`You were signed out. Please sign in again.`,

  email_not_registered: msg`Email not registered`,
  email_registered: msg`Email already registered`,
  reset_email_not_registered: msg`Email not registered`,
  email_unusable: msg`This email address cannot be used. Please try another one.`,
  code_requested_too_often: msg`A code was sent a moment ago. Please wait before asking for another.`,
  reset_limit_reached: msg`The password can be reset 5 times a day. Please try again tomorrow.`,
  password_common: msg`Many people use this password, so it’s guessed first. Please choose another one.`,
  code_invalid: msg`The code is wrong or no longer valid. Check it, or ask for a new one.`,
  login_failed: msg`Email or password is wrong. Please try again.`,
  invite_code_invalid: msg`The invitation code is not valid. Check it, or continue without one.`,
  invite_used: msg`This invitation has been used. Ask for another one.`,
  invite_expired: msg`This invitation has expired. Ask for another one.`,
  invite_other_email: msg`This invitation is for another email address. Sign in with that one.`,
  oauth_unavailable: msg`Google login not supported yet`,
  oauth_failed: msg`Google sign-in did not succeed. Please try again.`,
  oauth_email_taken: msg`This e-mail has an account already. Please sign in with its password.`,

  insufficient_credits: msg`Insufficient credits, please recharge`,
  plan_upgrade_needed: msg`Please upgrade your plan`,
  free_quota_used: msg`Today’s free quota is used up. Sign in, or come back tomorrow.`,
  subscription_exists: msg`Your team has a plan already. You can change it on the billing page.`,
  subscription_missing: msg`Your team has no plan now.`,
  cancel_too_late: msg`The renewal can be cancelled until 7 days before the period ends.`,
  price_changed: msg`The price has changed. Please look at it again before you confirm.`,
  payment_unavailable: msg`The payment service does not answer. Nothing was charged. Please try again.`,
  webhook_refused: msg`This report is not genuine.`,
  seats_taken: msg`All seats of this team are taken. Its admin can add some.`,

  no_product: msg`This team has no products, please create a product first`,
  not_permitted: msg`Your role does not permit this. Please ask an admin of your team.`,
  owner_stays: msg`Hand the team over to somebody else before you leave it.`,
  already_in_team: msg`This person is in the team already.`,
  teams_limit_reached: msg`You own 20 teams, which is the most.`,
  brands_limit_reached: msg`Your team has 50 brands, which is the most.`,
  changed_meanwhile: msg`Somebody else has just changed this. Look at it again.`,
  publishing_closed: msg`Publishing to the gallery is turned off here.`,
  publication_removed: msg`The operator took this out of the gallery. It cannot be published again.`,

  invalid_input: msg`Something you entered is not valid. Please check it and try again.`,
  task_not_cancellable: msg`This task has already finished and can no longer be cancelled.`,
  generation_running: msg`Generating, please try again later`,
  engine_failed: msg`The engine failed and you were not charged. Please try again.`,

  instruction_not_supported: msg`The built-in engine cannot do this, and you were not charged. Please try other words.`,
  cut_out_uncertain: msg`The background of this picture is too busy for the built-in engine to cut out the object cleanly, and you were not charged.`,
  second_video_missing: msg`Joining takes a second video, and you were not charged. Please add one and try again.`,
  content_blocked: msg`This was refused for what it says or shows, and you were not charged. Please change the words or the pictures.`,
  request_rejected: msg`The model does not take this request as it is, and you were not charged. Please change the settings or the pictures, or choose another model.`,
  generation_timed_out: msg`The model did not finish in time and you were not charged. Please try again, or choose another one.`,
  model_unavailable: msg`This model is not available now. Please choose another one.`,
  model_retired: msg`This model has been retired by its maker. Please choose another one.`,
  idempotency_conflict: msg`This request was already sent with other settings. Please reload the page.`,
  task_not_retryable: msg`Only a failed or cancelled task can be tried again.`,

  upload_missing: msg`An uploaded file is missing. Please upload it again.`,
  upload_unfinished: msg`Please wait for the upload`,
  upload_quota_reached: msg`Too many files at once. Please wait until the running uploads are done.`,
  media_too_large: msg`The file is too large. Please choose a smaller one.`,
  media_unreadable: msg`The file could not be read. Please upload it again, or choose another one.`,
  unsupported_media: msg`This type of file is not supported. Please choose another one.`,
  link_invalid: msg`Please enter a valid image URL`,
  link_refused: msg`Files at this address cannot be used. Please enter a public address.`,
  link_unreachable: msg`The address did not answer with a usable file. Check it, or upload the file.`,

  storage_full: msg`The server has no room for this file. Please try again later.`,
  address_expired: msg`This address has expired. Please open the file again from its page.`,

  video_too_short: msg`Video duration cannot be less than 4 seconds`,
  video_too_long: msg`This video is too long for a free run. Please sign in, or choose a shorter one.`,
  area_missing: msg`Please select at least one area`,
  area_exists: msg`The area already exists, please select other areas`,
  area_outside: msg`This area lies outside the picture or is too small. Please move it.`,
  area_whole_picture: msg`The area covers the picture and no repeated mark was found in it. You were not charged. Please select a smaller area.`,
  area_never_shown: msg`The time of this area lies outside the video. Please change it.`,
  mark_not_found: msg`No watermark was found, and you were not charged. Please select its place yourself.`,
  rights_not_stated: msg`Please confirm that you have the right to edit this video`,
  removal_running: msg`This video is being processed. Please wait until it is done, or cancel.`,
  removal_result_missing: msg`No video to download`,
  removal_failed: msg`The video could not be worked on, and you were not charged. Please try another one.`,
  tries_used_up: msg`The free tries for this video are used up. You can start the whole run.`,

  font_unreadable: msg`This is not a WOFF2, TTF or OTF font that can be read.`,
  font_restricted: msg`This font forbids embedding, so it cannot be used here. Ask its maker for another licence.`,
  fonts_limit_reached: msg`Your team has 20 fonts, which is the most.`,
  brand_not_found: msg`Brand ID does not exist`,
  nothing_to_save: msg`No changes to save`,
  not_found: msg`This no longer exists, or you cannot see it.`,
  too_many_requests: msg`Too many requests. Please wait a moment and try again.`,
  request_too_large: msg`This is too much at once. Please shorten it and try again.`,
  unavailable: msg`The service is starting or very busy. Please try again in a moment.`,
  timeout: msg`Pending timeout`,
  network_error: msg`Network error, please try again later`,
  user_cancelled: msg`Cancelled`,
  internal: msg`Something went wrong on our side. Please try again.`,
} as const satisfies Record<ErrorCode, MessageDescriptor>

/**
 * What to tell a person about a failure. A foreign upstream's own sentence goes first; an error that
 * is not ours says nothing about itself.
 */
export function errorMessage(i18n: I18n, error: unknown): string {
  if (!isAppError(error)) return i18n._(ERROR_MESSAGES.internal)
  return error.statement || refusalMessage(i18n, error) || i18n._(ERROR_MESSAGES[error.code])
}
