import { isRecord } from '@/contract/is-record'

/**
 * Checks for values from addresses and browser storage. Every page loads them up front, so they weigh a few
 * hundred bytes; forms and the API use zod.
 */
export type Check<Value> = (value: unknown) => value is Value
export type Checked<C> = C extends Check<infer Value> ? Value : never

// biome-ignore lint/suspicious/noExplicitAny: a check of whatever; `unknown` takes no narrower one.
type Fields = Record<string, Check<any>>
type ObjectOf<F extends Fields> = { [Key in keyof F]: Checked<F[Key]> }

interface TextRules {
  min?: number
  max?: number
  pattern?: RegExp
}

export const isAnything: Check<unknown> = (_value): _value is unknown => true
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean'

export const isNumber: Check<number> = (value): value is number => Number.isFinite(value)

export const isText =
  ({ min = 0, max = Number.POSITIVE_INFINITY, pattern }: TextRules = {}): Check<string> =>
  (value): value is string =>
    typeof value === 'string' &&
    value.length >= min &&
    value.length <= max &&
    (pattern?.test(value) ?? true)

export const isUuid = isText({
  pattern: /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i,
})

export const isWhole =
  (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Check<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max

export const isOneOf =
  <const Value>(values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    values.some((one) => one === value)

export const isNullable =
  <Value>(check: Check<Value>): Check<Value | null> =>
  (value): value is Value | null =>
    value === null || check(value)

export const isEither =
  <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  (value): value is A | B =>
    one(value) || other(value)

export const isList =
  <Value>(check: Check<Value>, max = Number.POSITIVE_INFINITY): Check<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.length <= max && value.every(check)

/** An object with all of the needed fields, any of the possible ones, and maybe more. */
export const isObject =
  <Needed extends Fields, Possible extends Fields = Record<never, never>>(
    needed: Needed,
    possible?: Possible,
  ): Check<ObjectOf<Needed> & Partial<ObjectOf<Possible>>> =>
  (value): value is ObjectOf<Needed> & Partial<ObjectOf<Possible>> => {
    if (!isRecord(value)) return false
    return (
      Object.entries(needed).every(([name, check]) => check(value[name])) &&
      Object.entries(possible ?? {}).every(
        ([name, check]) => value[name] === undefined || check(value[name]),
      )
    )
  }
