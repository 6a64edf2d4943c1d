/** A value that a test knows to be there; says so when it is not. */
export function present<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error('Nothing is there.')
  return value
}
