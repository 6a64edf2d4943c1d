/** JSON of values that many pages share, such as the models, which stay the same object for a while. */
const texts = new WeakMap<object, string | null>()

/** A value as JSON; null when it would not survive the round trip. */
export function plainTextOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null)
    return isPlain(value) ? JSON.stringify(value) : null
  let text = texts.get(value)
  if (text === undefined) {
    text = isPlain(value) ? JSON.stringify(value) : null
    texts.set(value, text)
  }
  return text
}

/** Whether JSON preserves a value; object properties that are undefined may be dropped. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return isPlainObject(value)
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  return value === null || typeof value === 'string' || typeof value === 'boolean'
}

function isPlainObject(value: object): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  const prototype: unknown = Object.getPrototypeOf(value)
  if ((prototype !== Object.prototype && prototype !== null) || 'toJSON' in value) return false
  return Object.values(value).every((part) => part === undefined || isPlain(part))
}
