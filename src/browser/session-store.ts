import { type Check, type Checked, isList, isNullable, isObject, isText, isUuid } from './shape'

/** Every session-storage key of the product: what a reload of this tab must not lose. */
const CHECKS = {
  /** What was sent to be deleted while the page went away. */
  deletions_sent: isList(isText({ max: 64 })),
  /** A video on its way to the watermark remover; with the id when all of it has arrived. */
  watermark_upload: isObject({ file_name: isText(), upload_id: isNullable(isUuid) }),
} as const

type SessionValues = { [Key in keyof typeof CHECKS]: Checked<(typeof CHECKS)[Key]> }
const SESSION_VALUES: { [Key in keyof SessionValues]: Check<SessionValues[Key]> } = CHECKS

type SessionKey = keyof SessionValues
type SessionValue<Key extends SessionKey> = SessionValues[Key]

/** The stored value, or null when there is none, it has another shape, or storage is forbidden. */
export function readSession<Key extends SessionKey>(key: Key): SessionValue<Key> | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const check = SESSION_VALUES[key]
    return check(value) ? value : null
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
