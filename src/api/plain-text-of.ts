/** Texts of what many pages carry, such as the models: they are the same object for a while. */
const texts = new WeakMap<object, string | null>()

/** A value as JSON; null for one that would not come back as it is. */
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

/** Whether JSON gives it back; of an object, a property without a value may be missing afterwards. */
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
