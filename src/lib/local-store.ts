import { z } from 'zod/mini'

/**
 * Every local-storage key of the product and the shape of its value (R3.18). `token` is the public
 * id of the session and opens nothing (D3.20). Caches of a page keep their own shape.
 */
const LOCAL_VALUES = {
  token: z.string(),
  user_info: z.object({
    uid: z.string(),
    email: z.string(),
    user_name: z.string(),
    nick_name: z.string(),
  }),
  roles: z.string(),
  nick_name: z.string(),
  isLogin: z.boolean(),
  invite_code: z.string(),
  language: z.string(),
  channel: z.string(),
  sora_fbclid: z.string(),
  user_nation: z.object({ country_name: z.string(), country_code: z.optional(z.string()) }),
  hasProduct: z.boolean(),
  pendingProductUrl: z.string(),
  checked: z.boolean(),
  create_page_cache: z.unknown(),
  veo3_1_page_cache: z.unknown(),
  ga_app_info: z.unknown(),
  ga_bp_info: z.object({
    brand_id: z.string(),
    brand_name: z.string(),
    team_id: z.string(),
    product_name: z.string(),
    current_user_role: z.string(),
  }),
  ga_is_collapse: z.boolean(),
  single_key_shortcuts: z.boolean(),
} as const

export type LocalKey = keyof typeof LOCAL_VALUES
export type LocalValue<Key extends LocalKey> = z.infer<(typeof LOCAL_VALUES)[Key]>

/** The stored value, or null when there is none, it has another shape, or storage is forbidden. */
export function readLocal<Key extends LocalKey>(key: Key): LocalValue<Key> | null {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return null
    const parsed = LOCAL_VALUES[key].safeParse(isText(key) ? text : JSON.parse(text))
    return parsed.success ? (parsed.data as LocalValue<Key>) : null
  } catch {
    return null
  }
}

/** Stores a value; strings as they are, everything else as JSON. Failure to store is no error. */
export function writeLocal<Key extends LocalKey>(key: Key, value: LocalValue<Key>) {
  try {
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  } catch {
    // Full or forbidden: the page works without what it would remember.
  }
}

export function removeLocal(...keys: LocalKey[]) {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Nothing could be stored either.
  }
}

/** Calls back when another tab changes the key; answers how to stop. */
export function onLocalChange(key: LocalKey, listener: (text: string | null) => void) {
  const listen = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) listener(event.newValue)
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

const isText = (key: LocalKey) => LOCAL_VALUES[key].def.type === 'string'
