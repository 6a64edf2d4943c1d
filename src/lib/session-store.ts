import { type Checked, isNullable, isObject, isText, isUuid } from './shape'

/** Every session-storage key of the product: what a reload of this tab must not lose. */
const SESSION_VALUES = {
  /** A video on its way to the watermark remover; with the id when all of it has arrived. */
  watermark_upload: isObject({ file_name: isText(), upload_id: isNullable(isUuid) }),
} as const

type SessionKey = keyof typeof SESSION_VALUES
type SessionValue<Key extends SessionKey> = Checked<(typeof SESSION_VALUES)[Key]>

/** The stored value, or null when there is none, it has another shape, or storage is forbidden. */
export function readSession<Key extends SessionKey>(key: Key): SessionValue<Key> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return SESSION_VALUES[key](value) ? (value as SessionValue<Key>) : null
  } catch {
    return null
  }
}

/** Stores a value, or forgets it when it is null. Failure to store is no error. */
export function writeSession<Key extends SessionKey>(key: Key, value: SessionValue<Key> | null) {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or forbidden: the page works without what it would remember.
  }
}
