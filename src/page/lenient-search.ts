import type { Check } from '@/browser/shape'

/** Reads a search parameter; undefined when it is not what it should be. */
type Read<Value> = (value: unknown) => Value | undefined

export const parameter =
  <Value>(check: Check<Value>): Read<Value> =>
  (value) =>
    check(value) ? value : undefined

/** A number: addresses hold text. */
export const numeric =
  <Value>(check: Check<Value>): Read<Value> =>
  (value) =>
    parameter(check)(value === undefined ? value : Number(value))

/**
 * The search of a page: an unknown value counts as absent, never as an error. Every parameter is
 * named in the result, since the router keeps what the address says of those that are not.
 */
export const lenientSearch =
  <Search>(reads: { [Key in keyof Search]: Read<Search[Key]> }) =>
  (search: Record<string, unknown>): Partial<Search> => {
    const found: Partial<Search> = {}
    for (const name in reads) found[name] = reads[name](search[name])
    return found
  }
