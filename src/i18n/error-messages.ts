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
  email_unusable: msg`This email address can’t be used. Please try another one.`,
  code_requested_too_often: msg`We just sent you a code. Please wait a moment before requesting another.`,
  reset_limit_reached: msg`The password can be reset 5 times a day. Please try again tomorrow.`,
  confirm_needed: msg`Please confirm that it’s you first.`,
  passkey_refused: msg`This passkey didn’t work. Try again, or sign in another way.`,
  passkeys_limit_reached: msg`You have as many passkeys as an account can hold. Remove one first.`,
  second_factor_needed: msg`This account also asks for a code from its authenticator app.`,
  password_common: msg`This password is too easy to guess. Please choose another one.`,
  code_invalid: msg`The code is wrong or no longer valid. Check it or request a new one.`,
  login_failed: msg`Email or password is wrong. Please try again.`,
  invite_code_invalid: msg`The invitation code isn’t valid. Check it or continue without one.`,
  invite_used: msg`This invitation has already been used. Ask for a new one.`,
  invite_expired: msg`This invitation has expired. Ask for a new one.`,
  shared_link_closed: msg`This link was closed or has expired. Ask for a new one.`,
  invite_other_email: msg`This invitation is for another email address. Sign in with that one.`,
  oauth_unavailable: msg`Google login not supported yet`,
  oauth_failed: msg`Google sign-in failed. Please try again.`,
  oauth_email_taken: msg`This email already has an account. Please sign in with your password.`,

  insufficient_credits: msg`Insufficient credits, please recharge`,
  plan_upgrade_needed: msg`Please upgrade your plan`,
  free_quota_used: msg`Today’s free quota is used up. Sign in, or come back tomorrow.`,
  subscription_exists: msg`Your team already has a plan. You can change it on the billing page.`,
  subscription_missing: msg`Your team has no plan now.`,
  cancel_too_late: msg`The renewal can be cancelled until 7 days before the period ends.`,
  price_changed: msg`The price has changed. Please review it before you confirm.`,
  payment_unavailable: msg`The payment service isn’t responding. Please try again. You were not charged.`,
  webhook_refused: msg`This notification couldn’t be verified.`,
  seats_taken: msg`All seats in this team are taken. Ask a team admin to add more.`,

  no_product: msg`This team has no products, please create a product first`,
  not_permitted: msg`Your role doesn’t allow this. Please ask a team admin.`,
  owner_stays: msg`Transfer the team to someone else before you leave.`,
  already_in_team: msg`This person is already in the team.`,
  teams_limit_reached: msg`You already own 20 teams, the maximum.`,
  brands_limit_reached: msg`Your team already has 50 brands, the maximum.`,
  knowledge_limit_reached: msg`This brand already has 100 entries, the maximum.`,
  figures_limit_reached: msg`Your team already keeps figures of 500,000 ad days, the maximum. Delete an import first.`,
  templates_limit_reached: msg`Your team already has 200 templates, the maximum.`,
  campaigns_limit_reached: msg`Your team already has 200 campaigns, the maximum.`,
  tracks_limit_reached: msg`You already have 200 subtitle files here, the maximum. Delete one first.`,
  subtitled_video_too_long: msg`Subtitles can be burned into videos of up to 10 minutes.`,
  packs_limit_reached: msg`Three export packs are already in progress. Wait for one to finish.`,
  products_limit_reached: msg`Your team already has 500 products, the maximum.`,
  changed_meanwhile: msg`Someone else just changed this. Please review it.`,
  publishing_closed: msg`Publishing to the gallery is turned off here.`,
  publication_removed: msg`The operator removed this from the gallery. It can’t be published again.`,

  invalid_input: msg`Something you entered isn’t valid. Please check it and try again.`,
  task_not_cancellable: msg`This task has already finished and can no longer be cancelled.`,
  generation_running: msg`Generating, please try again later`,
  engine_failed: msg`The engine failed. Please try again. You were not charged.`,

  instruction_not_supported: msg`The built-in engine can’t do this. Try describing it differently. You were not charged.`,
  cut_out_uncertain: msg`The background of this image is too busy for the built-in engine to cut out the object cleanly. You were not charged.`,
  second_video_missing: msg`Add a second video to join, then try again. You were not charged.`,
  content_blocked: msg`This was refused because of what it says or shows. Please change the prompt or the images. You were not charged.`,
  request_rejected: msg`The model can’t take this request as it is. Please change the settings or the images, or choose another model. You were not charged.`,
  generation_timed_out: msg`The model didn’t finish in time. Please try again or choose another one. You were not charged.`,
  model_unavailable: msg`This model isn’t available right now. Please choose another one.`,
  model_retired: msg`This model was retired by its developer. Please choose another one.`,
  idempotency_conflict: msg`This request was already sent with different settings. Please reload the page.`,
  task_not_retryable: msg`Only a failed or cancelled task can be tried again.`,

  upload_missing: msg`An uploaded file is missing. Please upload it again.`,
  upload_unfinished: msg`Please wait for the upload`,
  upload_quota_reached: msg`Too many files at once. Please wait until the current uploads finish.`,
  media_too_large: msg`The file is too large. Please choose a smaller one.`,
  media_unreadable: msg`The file could not be read. Please upload it again, or choose another one.`,
  unsupported_media: msg`This file type isn’t supported. Please choose another file.`,
  link_invalid: msg`Please enter a valid image URL`,
  link_refused: msg`Files at this link can’t be used. Please enter a public link.`,
  link_unreachable: msg`We couldn’t get a usable file from that link. Check the link or upload the file.`,

  page_invalid: msg`Please enter the full address of a web page.`,
  page_refused: msg`This page can’t be read: its address, or one it redirects to, isn’t public.`,
  page_unreachable: msg`No page was found at this address. Check it, or enter the product manually.`,
  page_too_slow: msg`The page took too long. Try again, or enter the product manually.`,
  page_not_html: msg`This address leads to a file, not a web page.`,
  page_too_large: msg`This page is too large to read. Enter the product manually.`,
  team_storage_full: msg`Your team’s storage is full. Delete creations or uploads you no longer need.`,
  storage_full: msg`The server has no room for this file. Please try again later.`,
  address_expired: msg`This link has expired. Please open the file again from its page.`,

  video_too_short: msg`Video duration cannot be less than 4 seconds`,
  video_too_long: msg`This video is too long for a free removal. Please sign in or choose a shorter one.`,
  area_missing: msg`Please select at least one area`,
  area_exists: msg`The area already exists, please select other areas`,
  area_outside: msg`This area is outside the picture or too small. Please adjust it.`,
  area_whole_picture: msg`This area covers the whole picture, and no repeating watermark was found. Please select a smaller area. You were not charged.`,
  area_never_shown: msg`This area’s time range is outside the video. Please change it.`,
  mark_not_found: msg`No watermark was found. Please mark it yourself. You were not charged.`,
  rights_not_stated: msg`Please confirm that you have the right to edit this video`,
  removal_running: msg`This video is being processed. Please wait until it is done, or cancel.`,
  removal_result_missing: msg`No video to download`,
  removal_failed: msg`We couldn’t process this video. Please try another one. You were not charged.`,
  tries_used_up: msg`You’ve used all free tries for this video. You can still process the whole video.`,

  folder_name_taken: msg`A folder with this name already exists.`,
  folders_full: msg`Your team has reached the maximum number of folders. Delete one first.`,
  font_unreadable: msg`This isn’t a readable WOFF2, TTF, or OTF font.`,
  font_restricted: msg`This font doesn’t allow embedding, so it can’t be used here. Ask its maker for a different license.`,
  fonts_limit_reached: msg`Your team already has 20 fonts, the maximum.`,
  brand_not_found: msg`Brand ID does not exist`,
  figures_changed: msg`A price, percentage, or other figure differs from the original. Keep every figure as it is.`,
  nothing_to_save: msg`No changes to save`,
  not_found: msg`This no longer exists, or you don’t have access to it.`,
  too_many_requests: msg`Too many requests. Please wait a moment and try again.`,
  request_too_large: msg`That’s too long. Please shorten it and try again.`,
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
