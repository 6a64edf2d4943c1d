import { contract } from '../../../contract/contract.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { ErrorCode } from '../../../contract/error-codes.ts'

type Contract = typeof contract
type Codes = readonly ErrorCode[]

/** What can be wrong with the content of a file. */
const CONTENT: Codes = ['unsupported_media', 'media_unreadable', 'media_too_large']
const VIDEO: Codes = [...CONTENT, 'video_too_short', 'video_too_long']
const LINK: Codes = ['link_invalid', 'link_refused', 'link_unreachable', 'storage_full', ...CONTENT]
const UPLOAD: Codes = ['upload_missing', 'upload_unfinished']
const MODEL: Codes = ['model_unavailable', 'model_retired']
const START: Codes = [...MODEL, 'generation_running', 'insufficient_credits', 'upload_missing']
const INVITATION: Codes = ['invite_code_invalid', 'seats_taken']
const OAUTH: Codes = ['oauth_unavailable', 'oauth_failed', 'oauth_email_taken']
const SUBSCRIPTION: Codes = ['not_permitted', 'subscription_missing', 'payment_unavailable']
const AREA: Codes = ['area_missing', 'area_exists', 'area_outside', 'area_never_shown']
const RUN: Codes = ['not_found', 'removal_running']
const RESULT: Codes = ['removal_result_missing', 'upload_missing']

/** Codes that an endpoint answers besides those its kind answers anyway. */
const FAILURES: {
  [Domain in keyof Contract]: { [Name in keyof Contract[Domain]]: Codes }
} = {
  accounts: {
    login: [
      ...(['email_not_registered', 'login_failed', 'code_invalid', 'email_registered'] as const),
      ...INVITATION,
      ...OAUTH,
      'unavailable',
    ],
    emailTicket: [
      'email_unusable',
      'email_registered',
      'reset_email_not_registered',
      'code_requested_too_often',
      'reset_limit_reached',
    ],
    checkTicket: ['code_invalid'],
    forgotPassword: ['code_invalid', 'unavailable'],
    userInfo: [],
    logout: [],
    sessions: [],
    revokeSession: ['not_found'],
    oauthConfig: [],
    oauthStart: ['oauth_unavailable', 'oauth_failed'],
    oauthFinish: [...OAUTH, ...INVITATION, 'email_registered'],
  },
  admin: {
    providers: [],
    checkProvider: [],
    enterSetting: [],
    removeSetting: [],
    setBudget: [],
    models: [],
    switchModel: [],
    testModel: START,
    tasks: [],
    retryTask: ['task_not_retryable', ...START],
    releaseTask: ['task_not_cancellable'],
    actions: [],
  },
  billing: {
    priceList: [],
    checkout: [
      'not_permitted',
      'subscription_exists',
      'plan_upgrade_needed',
      'idempotency_conflict',
      'payment_unavailable',
    ],
    orders: [],
    order: ['not_found', 'payment_unavailable'],
    subscription: [],
    cancelRenewal: [...SUBSCRIPTION, 'cancel_too_late'],
    reactivate: SUBSCRIPTION,
    previewChange: ['subscription_missing'],
    changePlan: [...SUBSCRIPTION, 'price_changed'],
    portal: SUBSCRIPTION,
    seats: [],
    credits: [],
    usage: [],
    inquiry: [],
  },
  brands: {
    detail: ['brand_not_found'],
    save: ['brand_not_found', 'nothing_to_save', ...UPLOAD, ...CONTENT],
  },
  creatives: { save: ['not_found'], log: ['not_found'] },
  credits: { balance: [], calculate: MODEL, ledger: [] },
  gallery: {
    list: [],
    item: ['not_found'],
    own: [],
    publish: ['not_found', 'publishing_closed', 'publication_removed'],
    star: ['not_found'],
    unpublish: ['not_found'],
    archive: ['not_found'],
    remove: [],
  },
  models: { adminInfo: [], enums: [], list: [] },
  prompts: {
    understand: ['unavailable'],
    proof: ['unavailable', 'user_cancelled', 'invalid_input', 'upload_missing'],
  },
  tasks: {
    list: [],
    create: [
      ...START,
      ...LINK,
      ...([
        'upload_unfinished',
        'plan_upgrade_needed',
        'idempotency_conflict',
        'not_found',
      ] as const),
    ],
    displayReport: [],
    cancel: ['not_found', 'task_not_cancellable'],
    retry: ['not_found', 'task_not_retryable', ...START],
    remove: ['not_found', 'generation_running'],
    detail: ['not_found'],
  },
  teams: { currentContext: [] },
  uploads: { fromLink: LINK, remove: ['not_found'], detail: ['not_found'] },
  visitors: { freeCheck: [] },
  watermark: {
    open: [...UPLOAD, ...VIDEO],
    detail: ['not_found'],
    detect: [...RUN, 'tries_used_up'],
    preview: [...RUN, ...RESULT, ...AREA, 'tries_used_up'],
    proxy: ['not_found', ...RESULT],
    start: [
      ...RUN,
      ...RESULT,
      ...AREA,
      ...(['rights_not_stated', 'free_quota_used', 'video_too_long', 'price_changed'] as const),
      ...(['insufficient_credits', 'storage_full'] as const),
    ],
    cancel: ['not_found'],
    remove: ['not_found'],
  },
}

const OF_SESSION: Codes = ['not_signed_in', 'session_expired', 'session_revoked']
const OF_OPERATOR: Codes = ['not_found']
const OF_INPUT: Codes = ['invalid_input']
const OF_BODY: Codes = ['invalid_input', 'request_too_large']

/** What every endpoint of this kind answers, before its own verb is asked. */
const commonFailures = ({ access, method, input }: Endpoint): Codes => [
  ...(method === 'POST' ? OF_BODY : []),
  ...(Object.keys(input.shape).length > 0 ? OF_INPUT : []),
  ...(access === 'public' ? [] : OF_SESSION),
  // To whoever is no operator it does not exist.
  ...(access === 'operator' ? OF_OPERATOR : []),
  'too_many_requests',
  'internal',
]

const table: Record<string, Record<string, Codes>> = FAILURES
const OWN = new Map(
  Object.entries(contract).flatMap(([domain, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, { id }]) => [id, table[domain]?.[name]]),
  ),
)

/** Every code that an endpoint may answer. */
export function failuresOf(endpoint: Endpoint): Codes {
  const own = OWN.get(endpoint.id)
  if (!own) throw new Error(`No failures are named for ${endpoint.id}.`)
  return [...commonFailures(endpoint), ...own]
}
