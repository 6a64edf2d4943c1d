import { type Check, type Checked, isList, isNullable, isObject, isText, isUuid } from './shape'

/** Every session-storage key of the product: what must survive a reload of this tab. */
const CHECKS = {
  /** Ids of deletions sent while the page was unloading. */
  deletions_sent: isList(isText({ max: 64 })),
  /** A video being uploaded to the watermark remover; the id is set once the upload is complete. */
  watermark_upload: isObject({ file_name: isText(), upload_id: isNullable(isUuid) }),
} as const

type SessionValues = { [Key in keyof typeof CHECKS]: Checked<(typeof CHECKS)[Key]> }
const SESSION_VALUES: { [Key in keyof SessionValues]: Check<SessionValues[Key]> } = CHECKS

type SessionKey = keyof SessionValues
type SessionValue<Key extends SessionKey> = SessionValues[Key]

/** The stored value, or null when it is missing, malformed, or storage is forbidden. */
export function readSession<Key extends SessionKey>(key: Key): SessionValue<Key> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const check = SESSION_VALUES[key]
    return check(value) ? value : null
  } catch {
    return null
  }
}

/** Stores a value, or removes it when null. Failing to store is no error. */
export function writeSession<Key extends SessionKey>(key: Key, value: SessionValue<Key> | null) {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or forbidden: the page works without the stored value.
  }
}
