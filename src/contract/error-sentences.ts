import type { ErrorCode } from './error-codes.ts'

/**
 * The English sentence for every failure, for people who call the API directly. Browser code never loads it:
 * browsers show translations.
 */
export const ERROR_SENTENCES = {
  not_signed_in: 'Please login first to proceed with this operation.',
  session_expired: 'Your session has expired. Please sign in again.',
  session_revoked: 'You were signed out. Please sign in again.',

  email_not_registered: 'Email not registered.',
  email_registered: 'Email already registered.',
  reset_email_not_registered: 'Email not registered.',
  email_unusable: 'This email address can’t be used.',
  code_requested_too_often:
    'We just sent you a code. Please wait a moment before requesting another.',
  reset_limit_reached: 'The password can be reset 5 times a day. Please try again tomorrow.',
  confirm_needed: 'Please confirm that it’s you first.',
  passkey_refused: 'This passkey didn’t work. Try again, or sign in another way.',
  passkeys_limit_reached:
    'Your account already has the maximum number of passkeys. Remove one first.',
  second_factor_needed: 'This account also asks for a code from its authenticator app.',
  password_common: 'This password is too easy to guess. Please choose another one.',
  code_invalid: 'The code is wrong or no longer valid.',
  login_failed: 'Email or password is wrong.',
  invite_code_invalid: 'The invitation code isn’t valid.',
  invite_used: 'This invitation has already been used.',
  invite_expired: 'This invitation has expired.',
  shared_link_closed: 'This link was closed or has expired.',
  invite_other_email: 'This invitation is for another email address. Sign in with that one.',
  oauth_unavailable: 'Google login not supported yet.',
  oauth_failed: 'Google sign-in failed. Please try again.',
  oauth_email_taken: 'This email already has an account. Please sign in with your password.',

  insufficient_credits: 'Insufficient credits, please recharge.',
  plan_upgrade_needed: 'Please upgrade your plan.',
  free_quota_used: 'Today’s free quota is used up.',
  subscription_exists: 'Your team already has a plan. You can change it on the billing page.',
  subscription_missing: 'Your team has no plan now.',
  cancel_too_late: 'The renewal can be canceled until 7 days before the period ends.',
  price_changed: 'The price has changed. Please review it before you confirm.',
  payment_unavailable:
    'The payment service isn’t responding. Please try again. You were not charged.',
  webhook_refused: 'This notification couldn’t be verified.',
  seats_taken: 'All seats in this team are taken. Ask a team admin to add more.',

  no_product: 'This team has no products, please create a product first.',
  not_permitted: 'Your role doesn’t allow this.',
  owner_stays: 'Transfer the team to someone else before you leave.',
  already_in_team: 'This person is already in the team.',
  teams_limit_reached: 'You already own 20 teams, the maximum.',
  brands_limit_reached: 'Your team already has 50 brands, the maximum.',
  campaigns_limit_reached: 'Your team already has 200 campaigns, the maximum.',
  drafts_limit_reached: 'You already have 200 of these here, the maximum. Delete one first.',
  subtitled_video_too_long: 'Videos for this tool can be up to 10 minutes long.',
  heard_video_too_long: 'You can make subtitles from speech in videos up to 30 minutes long.',
  no_speech_heard: 'No speech was heard in this video. You were not charged.',
  consent_missing:
    'Name the person in the video and confirm that they agreed. Without their consent, no video is made.',
  face_video_too_long: 'You can replace a person in videos up to 30 seconds long.',
  speaking_too_long:
    'A person in a photo can speak for up to 30 seconds, one in a video for up to 2 minutes.',
  packs_limit_reached: 'Three export packs are already in progress. Wait for one to finish.',
  products_limit_reached: 'Your team already has 500 products, the maximum.',
  knowledge_limit_reached: 'This brand already has 100 entries, the maximum.',
  seen_ads_limit_reached:
    'Your team has already collected 2,000 ads, the maximum. Delete one first.',
  figures_limit_reached:
    'Your team already has results for 500,000 ad days, the maximum. Delete an import first.',
  templates_limit_reached: 'Your team already has 200 templates, the maximum.',
  changed_meanwhile: 'Someone else just changed this. Please review it.',

  invalid_input: 'Something in the request isn’t valid.',
  task_not_cancellable: 'This task has already finished and can no longer be canceled.',
  generation_running: 'Generating, please try again later.',
  engine_failed: 'The engine failed. You were not charged.',

  instruction_not_supported: 'The built-in engine can’t do this. You were not charged.',
  cut_out_uncertain:
    'The background of this image is too busy for the built-in engine to cut out the object cleanly. You were not charged.',
  second_video_missing: 'Add a second video to join, then try again. You were not charged.',
  content_blocked: 'This was refused because of what it says or shows. You were not charged.',
  request_rejected: 'The model can’t take this request as it is. You were not charged.',
  generation_timed_out: 'The model didn’t finish in time. You were not charged.',
  model_unavailable: 'This model isn’t available right now.',
  model_retired: 'This model was retired by its developer.',
  idempotency_conflict: 'This idempotency key was used with other values.',
  task_not_retryable: 'Only a failed or canceled task can be tried again.',

  upload_missing: 'An uploaded file is missing. Please upload it again.',
  upload_unfinished: 'Please wait for the upload.',
  upload_quota_reached: 'Too many files at once. Please wait until the current uploads finish.',
  media_too_large: 'The file is too large.',
  media_unreadable: 'The file could not be read. Please upload it again, or choose another one.',
  unsupported_media: 'This file type isn’t supported.',
  link_invalid: 'Please enter a valid image URL',
  link_refused: 'Files at this link can’t be used.',
  link_unreachable: 'We couldn’t get a usable file from that link.',

  page_invalid: 'Please enter the full address of a web page.',
  page_refused: 'This page can’t be read: its address, or one it redirects to, isn’t public.',
  page_unreachable: 'No page was found at this address.',
  page_closed: 'The site didn’t give us this page.',
  page_too_slow: 'The page took too long.',
  page_not_html: 'This address leads to a file, not a web page.',
  page_too_large: 'This page is too large to read.',
  team_storage_full: 'Your team’s storage is full. Delete creations or uploads you no longer need.',
  storage_full: 'The server has no room for this file. Please try again later.',
  address_expired: 'This link has expired. Please open the file again from its page.',

  publishing_closed: 'Publishing to the gallery is turned off here.',
  publication_removed: 'The operator removed this from the gallery. It can’t be published again.',

  video_too_short: 'Video duration cannot be less than 4 seconds.',
  video_too_long:
    'This video is too long for a free removal. Please sign in or choose a shorter one.',
  area_missing: 'Please select at least one area.',
  area_exists: 'The area already exists, please select other areas.',
  area_outside: 'This area is outside the picture or too small.',
  area_whole_picture:
    'This area covers the whole picture, and no repeating watermark was found. Please select a smaller area. You were not charged.',
  area_never_shown: 'This area’s time range is outside the video.',
  mark_not_found: 'No watermark was found. Please mark it yourself. You were not charged.',
  rights_not_stated: 'Please confirm that you have the right to edit this video.',
  removal_running: 'This video is being processed. Please wait until it’s done, or cancel.',
  removal_result_missing: 'No video to download.',
  removal_failed: 'We couldn’t process this video. You were not charged.',
  tries_used_up: 'You’ve used all free tries for this video.',

  folder_name_taken: 'A folder with this name already exists.',
  folders_full: 'Your team has reached the maximum number of folders. Delete one first.',
  font_unreadable: 'This isn’t a readable WOFF2, TTF, or OTF font.',
  font_restricted:
    'This font doesn’t allow embedding, so it can’t be used here. Ask its maker for a different license.',
  pdf_protected: 'This PDF is locked with a password.',
  pdf_without_text: 'We couldn’t find any text in this PDF.',
  pdf_unreadable: 'We couldn’t read this PDF.',
  fonts_limit_reached: 'Your team already has 20 fonts, the maximum.',
  brand_not_found: 'Brand ID does not exist.',
  figures_changed:
    'A price, percentage, or other figure differs from the ad’s. `figures` lists the ad’s figures.',
  nothing_to_save: 'No changes to save.',
  not_found: 'Not found.',
  too_many_requests: 'Too many requests. Please wait a moment and try again.',
  request_too_large: 'The request is too large.',
  unavailable: 'The service is starting or very busy. Please try again in a moment.',
  timeout: 'Pending timeout.',
  network_error: 'Network error, please try again later.',
  user_cancelled: 'Canceled.',
  internal: 'Something went wrong on our side. Please try again.',
} as const satisfies Record<ErrorCode, string>
