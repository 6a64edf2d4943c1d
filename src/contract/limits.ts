/** Business constants of specification section 9, in one place. Units are in the names. */
export const REQUEST_TIMEOUT_MS = 600_000
export const TOAST_MS = 3_000
export const POST_SAVE_DELAY_MS = 1_500
export const URL_ANALYSIS_CACHE_MS = 1_800_000
export const PROGRESS_BAR_MS = 200
/**
 * Shares of visits on production hosts: with error reporting, and with a replay of the steps before an error.
 */
export const MONITORED_SHARE = 1
export const REPLAYED_SHARE = 0.7

export const MEBIBYTE = 1_048_576
export const UPLOAD_MAX_BYTES = 500 * MEBIBYTE
export const IMAGE_MAX_BYTES = 50 * MEBIBYTE
export const IMAGE_MAX_PIXELS = 50_000_000
/** Longest side of a picture or video: a strip of few pixels can be very long and then takes minutes to process. */
export const MEDIA_SIDE_MAX = 16_384
export const FILES_PER_UPLOAD_MAX = 30
export const WATERMARK_VIDEO_MIN_SECONDS = 4
export const WATERMARK_AREAS_MAX = 20
export const WATERMARK_PREVIEW_SECONDS = 3
/** Free previews and detections per video, so that nobody pieces the video together from previews. */
export const WATERMARK_PREVIEWS_MAX = 20
export const WATERMARK_DETECTIONS_MAX = 5
export const WATERMARK_CREDITS_MAX = 1_000_000

export const ACCOUNT_NAME_MAX = 50
/** How long a session may do sensitive things after a confirmation. */
export const CONFIRMATION_MS = 10 * 60_000
export const RECOVERY_CODES = 10
/** Passkeys per account: one for each device and a few to spare. */
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60
/** How long a person may take to find their key. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000

export const CODE_LENGTH = 6
export const CODE_LIFETIME_MS = 10 * 60_000
export const CODE_ATTEMPTS_MAX = 5
export const RESEND_COOLDOWN_MS = 60_000
export const SEND_CODE_DEBOUNCE_MS = 300
export const PASSWORD_RESETS_PER_DAY = 5
export const PASSWORD_LENGTH_MIN = 8
export const PASSWORD_LENGTH_MAX = 20
/** The maximum when the operator allows long passwords, with spaces. */
export const LONG_PASSWORD_LENGTH_MAX = 128
export const TEAM_NAME_MAX = 60
/** Most teams a person may own. */
export const TEAMS_OWNED_MAX = 20
export const INVITATION_DAYS = 7

/** How long a person can restore their account by signing in, after asking for its deletion. */
export const ACCOUNT_DELETION_DAYS = 14
export const CREATIVE_NAME_MAX = 120
/** Lifetimes a link for people outside the team may have. */
export const LINK_DAYS = [1, 7, 30, 90] as const
export const LINK_DAYS_DEFAULT = 30
export const REVIEWER_NAME_MAX = 60
export const REVIEW_COMMENT_MAX = 2_000
/** Most comments per link; beyond that, someone is flooding it. */
export const REVIEW_COMMENTS_MAX = 1_000
export const REVIEW_NEWS_MAX = 20
/** How long comments and decisions of a review are collected into one mail. */
export const REVIEW_MAIL_DELAY_SECONDS = 120
/** Most campaigns per team. */
export const CAMPAIGNS_MAX = 200
export const CAMPAIGN_LINES_MAX = 20
/** Most creatives, formats, and files per export pack. */
export const PACK_CREATIVES_MAX = 50
export const PACK_FORMATS_MAX = 80
export const PACK_FILES_MAX = 200
export const PACK_DAYS = 7
/** Most unfinished packs per team, waiting or in progress. */
export const PACKS_UNDER_WAY_MAX = 3

/** How long an account counts as new. */
export const NEW_USER_MS = 86_400_000

export const PROMPT_LENGTH_MAX = 4_000
/** Longer side of a preview picture, in pixels. */
export const PROOF_EDGE = 480
export const VARIATIONS_MAX = 4
/** Most generations per request, and most that may wait per team. */
export const PACK_MAX = 60
export const ROWS_PER_PAGE_MAX = 50

/** Choices for the number of gallery items per page. */
export const GALLERY_PAGE_SIZES = [12, 24, 48, 96] as const
export const GALLERY_PAGE_SIZE_DEFAULT = 24
export const GALLERY_PAGES_MAX = 100_000
export const GALLERY_SEARCH_LENGTH_MAX = 100
/** Most results downloaded, removed, or published at once. */
export const SELECTION_MAX = 100
/** Library items requested at once. */
export const LIBRARY_PAGE_SIZE = 60
export const LIBRARY_PAGE_SIZE_MAX = 100
export const FOLDER_NAME_MAX = 100
/** Most folders per team. */
export const FOLDERS_MAX = 500
export const TAG_LENGTH_MAX = 40
export const TAGS_AT_ONCE_MAX = 20
/** How long a library's bin keeps items. */
export const BIN_DAYS = 30
/** How far back the gallery can look. */
export const GALLERY_PERIODS = ['day', 'week', 'month', 'year'] as const
export const GALLERY_PERIOD_DAYS = { day: 1, week: 7, month: 30, year: 365 } as const

/** Reference pictures per generation without a plan; plans set their own limit. */
export const REFERENCE_IMAGES_WITHOUT_PLAN = 4

export const IMAGE_EXTENSIONS = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'bmp',
  'webp',
  'svg',
  'tiff',
  'tif',
  'ico',
  'jfif',
  'pjpeg',
  'pjp',
] as const
export const VIDEO_EXTENSIONS = ['mp4', 'mov', 'avi', 'wmv', 'flv', 'webm', 'm4v', 'mkv'] as const

/** How far back the billing page shows what credits were used for. */
export const CREDIT_USAGE_DAYS = 30

export const ANALYTICS_MODULE = 9
export const DEFAULT_CHANNEL = 'official'
