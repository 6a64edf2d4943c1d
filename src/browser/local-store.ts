import type { CreateTaskRequest } from '@/contract/endpoints/tasks'
import { WORKFLOW_TYPES } from '@/contract/generation'
import { SPOKEN_LANGUAGES } from '@/contract/spoken-languages'
import {
  type Check,
  type Checked,
  isAnything,
  isFlag,
  isList,
  isNullable,
  isNumber,
  isObject,
  isOneOf,
  isText,
} from './shape'

const isAnyText = isText()

const isTaskRequest: Check<CreateTaskRequest> = isObject({
  workflow_type: isOneOf(WORKFLOW_TYPES),
  prompt: isAnyText,
})

/** Areas marked on a video in the watermark remover that have not been erased yet. */
const isMarkDraft = isObject({
  removal_id: isAnyText,
  /** The latest run when the areas were marked; a newer run overrides them. */
  run_id: isNullable(isAnyText),
  /** The detection whose findings are among the areas. */
  detection_id: isNullable(isAnyText),
  mode: isOneOf(['direct', 'precise']),
  is_marking: isFlag,
  areas: isList(
    isObject(
      { x: isNumber, y: isNumber, w: isNumber, h: isNumber, from: isNumber, to: isNumber },
      { isOff: isFlag, isReplaced: isFlag },
    ),
    20,
  ),
})

/** The campaign opened last; newly saved creatives go into it. */
const isAppInfo = isObject({
  app_id: isAnyText,
  app_snap: isObject({
    id: isAnyText,
    app_name: isAnyText,
    introduction: isAnyText,
    ad_goal: isAnyText,
    language: isList(isAnyText),
    ad_platforms: isList(isAnyText),
    core_selling_points: isList(isAnyText),
    target_regions: isList(isAnyText),
    target_user: isList(isAnyText),
  }),
})

/** A waiting generation; the server checks the request when it is sent. */
const isWaitingTask = isObject(
  { key: isAnyText, ownerId: isAnyText, credits: isNumber, request: isTaskRequest },
  { hasFailed: isFlag },
)

/**
 * Every local-storage key of the product and the shape of its value. `token` is the public id of the session
 * and grants nothing. Page caches define their own shapes.
 */
const CHECKS = {
  token: isAnyText,
  user_info: isObject({
    uid: isAnyText,
    email: isAnyText,
    user_name: isAnyText,
    nick_name: isAnyText,
  }),
  roles: isAnyText,
  nick_name: isAnyText,
  isLogin: isFlag,
  invite_code: isAnyText,
  language: isAnyText,
  channel: isAnyText,
  sora_fbclid: isAnyText,
  user_nation: isObject({ country_name: isAnyText }, { country_code: isAnyText }),
  hasProduct: isFlag,
  pendingProductUrl: isAnyText,
  checked: isFlag,
  create_page_cache: isAnything,
  veo3_1_page_cache: isAnything,
  video_editor_cache: isAnything,
  video_editor_film_cache: isAnything,
  ugc_ads_cache: isAnything,
  ga_app_info: isAppInfo,
  ga_bp_info: isObject(
    {
      brand_id: isAnyText,
      brand_name: isAnyText,
      team_id: isAnyText,
      product_name: isAnyText,
      current_user_role: isAnyText,
    },
    { product_icon: isAnyText },
  ),
  ga_is_collapse: isFlag,
  single_key_shortcuts: isFlag,
  notify_when_done: isFlag,
  spoken_language: isOneOf(SPOKEN_LANGUAGES),
  watermark_marks: isList(isMarkDraft, 5),
  waiting_line: isList(isWaitingTask),
} as const

type LocalValues = { [Key in keyof typeof CHECKS]: Checked<(typeof CHECKS)[Key]> }
const LOCAL_VALUES: { [Key in keyof LocalValues]: Check<LocalValues[Key]> } = CHECKS

export type LocalKey = keyof LocalValues
export type LocalValue<Key extends LocalKey> = LocalValues[Key]

/** The stored value, or null when it is missing, malformed, or storage is forbidden. */
export function readLocal<Key extends LocalKey>(key: Key): LocalValue<Key> | null {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const check = LOCAL_VALUES[key]
    const value: unknown = check === isAnyText ? text : JSON.parse(text)
    return check(value) ? value : null
  } catch {
    return null
  }
}

/** Stores a value: strings as they are, everything else as JSON. Failing to store is no error. */
export function writeLocal<Key extends LocalKey>(key: Key, value: LocalValue<Key>) {
  try {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  } catch {
    // Full or forbidden: the page works without the stored value.
  }
}

export function removeLocal(...keys: LocalKey[]) {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden, so nothing could have been stored.
  }
}

/** Calls back when another tab changes the key; returns an unsubscribe function. */
export function onLocalChange(key: LocalKey, listener: (text: string | null) => void) {
  const listen = (event: StorageEvent) => {
    // A null key means that all of storage was cleared.
    if (event.key === key || event.key === null) listener(event.newValue)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
