/** A value that a test knows to exist; throws a clear error if it doesn't. */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error('Nothing is there.')
  return value
}
