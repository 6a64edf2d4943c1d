import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { LANGUAGES } from '../contract/languages.ts'
import { projectRoot } from './paths.ts'
import type { S3Settings } from './storage/s3/settings.ts'

const flag = (fallback: boolean) => z.stringbool().default(fallback)
const count = (fallback: number, minimum = 0) =>
  z.coerce.number().int().min(minimum).default(fallback)
/** An empty variable means the same as one that isn't set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const SisterSites = z
  .string()
  .default('Openverse=https://openverse.org,Penpot=https://penpot.app')
  .transform((text) =>
    text
      .split(',')
      .filter((part) => part.includes('='))
      .map((part) => {
        const [label = '', ...url] = part.split('=')
        return { label: label.trim(), url: url.join('=').trim() }
      }),
  )
  .pipe(z.array(z.object({ label: z.string().min(1), url: z.url({ protocol: /^https?$/ }) })))

/** `host:port` pairs, such as an image server in the operator's own network. */
const HostList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  )

/** A host as written in a Content-Security-Policy: HTTPS unless a scheme is given, `*.` for any subdomain. */
const MEDIA_HOST =
  /^(?:(?<scheme>https?):\/\/)?(?<host>(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)$/
const MediaHosts = HostList.pipe(
  z.array(z.string().regex(MEDIA_HOST, 'must be hosts, such as cdn.example or *.cdn.example')),
).transform((hosts) => hosts.map((host) => (host.includes('://') ? host : `https://${host}`)))

/** Comma-separated names, case preserved. */
const Names = z
  .string()
  .default('')
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))].filter(Boolean))

const Domains = z
  .string()
  .default('')
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((domain) => domain.trim())
      .filter((domain) => domain !== ''),
  )

const TimeZone = z
  .string()
  .default('UTC')
  .refine((name) => {
    // A name, not an offset: the database reads the sign of `+08:00` the other way around.
    if (!/^[A-Za-z]/.test(name)) return false
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
    } catch {
      return false
    }
  }, 'must be a time zone, such as UTC or Asia/Singapore')

const BUCKET_NAME = /^[a-zA-Z0-9][\w.-]{1,62}$/
const NO_BUCKET = 'is required with the other S3 settings: the bucket that files are kept in'
const SAME_BUCKET =
  'must not be the bucket in S3_BUCKET: what happens to that one must not happen to its backups'
const HALF_A_KEY = 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither'
const NO_SECRET =
  'is required with S3_BUCKET and DATABASE_URL, since all machines need the same one; if DATA_DIR/secret exists, use what it contains'
const NO_TEXT_MODEL = 'is required with TEXT_MODEL_URL: the model’s name on that server'

/** Every setting of the product, named as in the environment. `.env.example` explains each. */
const Variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })),
  /** Names besides this machine's own that people may use if there's no PUBLIC_URL. */
  ALLOWED_HOSTS: HostList,
  TRUST_PROXY: flag(false),
  HSTS_SUBDOMAINS: flag(false),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//)),
  S3_BUCKET: optional(z.string().regex(BUCKET_NAME, 'isn’t a valid bucket name')),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Bucket for backups on request; uses the other S3 settings. */
  S3_BACKUP_BUCKET: optional(z.string().regex(BUCKET_NAME, 'isn’t a valid bucket name')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  S3_FORCE_PATH_STYLE: z.enum(['auto', 'true', 'false']).default('auto'),
  /** Whether browsers read files from the S3 service directly, at signed URLs. */
  S3_PUBLIC: flag(false),
  /** The service's address for browsers, if it isn't S3_ENDPOINT. */
  S3_PUBLIC_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  /** Prefix of every object's key, so that installations can share a bucket. */
  S3_PREFIX: z
    .string()
    .regex(/^(?:[\w.-]+\/)*$/, 'must end with a slash, as in adloom/')
    .default(''),
  PRODUCT_API_BASE: optional(z.url({ protocol: /^https?$/ })),
  /** More hosts of the upstream API that pages load images and videos from. */
  MEDIA_HOSTS: MediaHosts,
  SECRET: optional(z.string().min(32)),
  APP_KEY: z.string().min(1).default('adloom'),
  DEFAULT_LANGUAGE: z.enum(LANGUAGES).default('vi'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: optional(z.string().min(16)),
  EMBEDDED_WORKER: flag(true),
  /** Where `npm run worker` serves its health and metrics. */
  WORKER_PORT: optional(z.coerce.number().int().min(1).max(65_535)),
  TASK_CONCURRENCY: count(2, 1),
  ENGINE_CONCURRENCY: count(1, 1),
  /** The `nice` value of heavy work, so that pages come first. */
  WORK_NICENESS: z.coerce.number().int().min(0).max(19).default(10),
  CUTOUT_MODEL: z.enum(['auto', 'off']).default('auto'),
  PLAN_CONCURRENCY: count(1, 1),
  PLAN_SEATS: count(3, 1),
  TEAM_STORAGE_MEGABYTES: count(5_120, 1),
  RATE_LIMITS: flag(true),
  WELCOME_CREDITS: count(100),
  VISITOR_DAILY_CREDITS: count(3),
  FREE_VIDEO_MINUTES: count(10, 1),
  VISITOR_STORAGE_MEGABYTES: count(2_048, 1),
  VISITOR_RETENTION_HOURS: count(24, 1),
  WATERMARK_CONCURRENCY: count(1, 1),
  GALLERY_PUBLISHING: flag(true),
  GALLERY_EXAMPLES: flag(true),
  SESSION_DAYS: count(30, 1),
  SESSION_IDLE_DAYS: count(14, 1),
  EMAIL_BLOCKED_DOMAINS: Domains,
  PASSWORD_RULES: z.enum(['standard', 'long']).default('standard'),
  UPLOAD_RETENTION_HOURS: count(24, 1),
  RESULT_RETENTION_DAYS: count(30, 1),
  /** Hosts that image links may point to although they aren't public. */
  LINK_ALLOWED_HOSTS: HostList,
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().default('Adloom <no-reply@localhost>'),
  OIDC_ISSUER: z.url().default('https://accounts.google.com'),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_LABEL: z.string().default('Google'),
  CATALOGUE_FILE: optional(z.string()),
  BILLING_TIME_ZONE: TimeZone,
  TEST_PAYMENTS: z.enum(['auto', 'on', 'off']).default('auto'),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  PAYPAL_CLIENT_ID: optional(z.string()),
  PAYPAL_CLIENT_SECRET: optional(z.string()),
  PAYPAL_WEBHOOK_ID: optional(z.string()),
  PAYPAL_ENVIRONMENT: z.enum(['live', 'sandbox']).default('live'),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
  OPENAI_WEBHOOK_SECRET: optional(z.string()),
  GEMINI_API_KEY: optional(z.string()),
  GEMINI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://generativelanguage.googleapis.com'),
  ELEVENLABS_API_KEY: optional(z.string()),
  ELEVENLABS_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.elevenlabs.io'),
  FAL_KEY: optional(z.string()),
  FAL_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://queue.fal.run'),
  REPLICATE_API_TOKEN: optional(z.string()),
  REPLICATE_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.replicate.com/v1'),
  COMFYUI_URL: optional(z.url({ protocol: /^https?$/ })),
  COMFYUI_WORKFLOWS: optional(z.string()),
  GOOGLE_APPLICATION_CREDENTIALS: optional(z.string()),
  GOOGLE_CLOUD_PROJECT: optional(z.string()),
  GOOGLE_CLOUD_LOCATION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-central1'),
  GOOGLE_VERTEX_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  SELF_HOSTED_URL: optional(z.url({ protocol: /^https?$/ })),
  SELF_HOSTED_KEY: optional(z.string()),
  SELF_HOSTED_KIND: z
    .enum(['auto', 'plain', 'vllm-omni', 'sglang', 'localai', 'sd-server'])
    .default('auto'),
  SELF_HOSTED_IMAGE_MODELS: Names,
  SELF_HOSTED_VIDEO_MODELS: Names,
  SPEECH_URL: optional(z.url({ protocol: /^https?$/ })),
  SPEECH_KEY: optional(z.string()),
  SPEECH_MODELS: Names,
  SPEECH_VOICES: Names,
  WHISPER_URL: optional(z.url({ protocol: /^https?$/ })),
  WHISPER_KEY: optional(z.string()),
  WHISPER_MODELS: Names,
  MODELS_FILE: optional(z.string()),
  MODERATION: z.enum(['auto', 'required', 'words', 'off']).default('auto'),
  C2PA_CERTIFICATE: optional(z.string()),
  C2PA_PRIVATE_KEY: optional(z.string()),
  TEXT_MODEL_URL: optional(z.url({ protocol: /^https?$/ })),
  TEXT_MODEL: optional(z.string()),
  TEXT_MODEL_KEY: optional(z.string()),
  FFMPEG_PATH: optional(z.string()),
  FFPROBE_PATH: optional(z.string()),
  BRAND_NAME: z.string().default('Adloom'),
  OPERATOR_NAME: z.string().default('Adloom'),
  OPERATOR_ADDRESS: z.string().default('Singapore'),
  OPERATOR_EMAIL: z.string().default('hello@localhost'),
  SISTER_SITES: SisterSites,
  ANALYTICS_URL: optional(z.url({ protocol: /^https?$/ })),
  COUNTRY_URL: optional(z.url({ protocol: /^https?$/ })),
  MONITORING_URL: optional(z.url({ protocol: /^https?$/ })),
  MONITORING_HOSTS: HostList,
  /** Test hook: `name` or `name:n` kills the process the nth time it gets to a named point. */
  FAULT_AT: optional(z.string()),
})

/** The settings plus the rules about which of them belong together. */
const Whole = Variables.refine((given) => !given.TEXT_MODEL_URL || given.TEXT_MODEL, {
  path: ['TEXT_MODEL'],
  error: NO_TEXT_MODEL,
})
  .refine(
    (given) =>
      given.S3_BUCKET || given.S3_BACKUP_BUCKET || !(given.S3_ENDPOINT || given.S3_ACCESS_KEY_ID),
    { path: ['S3_BUCKET'], error: NO_BUCKET },
  )
  .refine((given) => !given.S3_BACKUP_BUCKET || given.S3_BACKUP_BUCKET !== given.S3_BUCKET, {
    path: ['S3_BACKUP_BUCKET'],
    error: SAME_BUCKET,
  })
  .refine((given) => !given.S3_ACCESS_KEY_ID === !given.S3_SECRET_ACCESS_KEY, {
    path: ['S3_SECRET_ACCESS_KEY'],
    error: HALF_A_KEY,
  })
  .refine((given) => given.SECRET || !(given.S3_BUCKET && given.DATABASE_URL), {
    path: ['SECRET'],
    error: NO_SECRET,
  })

/** Names of all settings, for code that lists or clears them. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(Variables.shape)

/** Settings that an operator may also enter on the operator page. */
const Enterable = Variables.pick({
  OPENAI_API_KEY: true,
  OPENAI_BASE_URL: true,
  GEMINI_API_KEY: true,
  GEMINI_BASE_URL: true,
  ELEVENLABS_API_KEY: true,
  ELEVENLABS_BASE_URL: true,
  FAL_KEY: true,
  FAL_BASE_URL: true,
  REPLICATE_API_TOKEN: true,
  REPLICATE_BASE_URL: true,
  COMFYUI_URL: true,
  SELF_HOSTED_URL: true,
  SELF_HOSTED_KEY: true,
  SELF_HOSTED_IMAGE_MODELS: true,
  SELF_HOSTED_VIDEO_MODELS: true,
  SPEECH_URL: true,
  SPEECH_KEY: true,
  SPEECH_MODELS: true,
  SPEECH_VOICES: true,
  WHISPER_URL: true,
  WHISPER_KEY: true,
  WHISPER_MODELS: true,
})

export type Env = z.output<typeof Variables> & {
  dataDir: string
  /** Null if files are kept on disk. */
  s3: S3Settings | null
  /** The bucket that backups go to on request. */
  s3Backup: S3Settings | null
  /** The enterable settings that the environment sets. */
  given: Readonly<Record<string, string>>
}

/** What's wrong in the environment, in words for the operator. */
class WrongSettings extends Error {
  override readonly name = 'WrongSettings'
}

/**
 * Reads and checks the environment once.
 * @throws WrongSettings whose message lists every wrong variable, for the operator.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = Whole.safeParse(source)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new WrongSettings(`These settings are wrong:\n${lines.join('\n')}`)
  }
  const dataDir = isAbsolute(parsed.data.DATA_DIR)
    ? parsed.data.DATA_DIR
    : join(projectRoot, parsed.data.DATA_DIR)
  const given: Record<string, string> = {}
  for (const name of Object.keys(Enterable.shape)) if (source[name]) given[name] = source[name]
  return {
    ...parsed.data,
    dataDir,
    s3: s3Of(parsed.data, parsed.data.S3_BUCKET),
    s3Backup: s3Of(parsed.data, parsed.data.S3_BACKUP_BUCKET),
    given,
  }
}

function s3Of(given: z.output<typeof Variables>, bucket: string | undefined): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_FORCE_PATH_STYLE: pathStyle } = given
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = given
  if (!bucket) return null
  return {
    bucket,
    region: given.S3_REGION,
    ...(endpoint && { endpoint }),
    ...(id && secret && { keys: { id, secret } }),
    prefix: given.S3_PREFIX,
    // Few services other than Amazon's give each bucket its own host name.
    isPathStyle: pathStyle === 'auto' ? endpoint !== undefined : pathStyle === 'true',
    publicEndpoint: given.S3_PUBLIC ? (given.S3_PUBLIC_ENDPOINT ?? endpoint) : null,
  }
}

/** The settings plus those entered on the operator page. The environment wins; one invalid entry voids all of them. */
export function withEntered(env: Env, entered: Readonly<Record<string, string>>): Env {
  const parsed = Enterable.safeParse({ ...entered, ...env.given })
  return parsed.success ? { ...env, ...parsed.data } : env
}

/** Whether a setting may be entered, by its name. */
export const isEnterableName = (name: string): boolean => Object.hasOwn(Enterable.shape, name)

/** Whether a value may be entered for a setting. */
export const isEnterable = (name: string, value: string): boolean =>
  isEnterableName(name) && Enterable.safeParse({ [name]: value }).success
