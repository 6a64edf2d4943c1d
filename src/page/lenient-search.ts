import type { Check } from '@/browser/shape'

/** Reads a search parameter; undefined when it is invalid. */
type Read<Value> = (value: unknown) => Value | undefined

export const parameter =
  <Value>(check: Check<Value>): Read<Value> =>
  (value) =>
    check(value) ? value : undefined

/** Reads a number, since search parameters are text. */
export const numeric =
  <Value>(check: Check<Value>): Read<Value> =>
  (value) =>
    parameter(check)(value === undefined ? value : Number(value))

/**
 * Validates a page's search parameters: an invalid value counts as absent, never as an error. The result
 * names every parameter, since the router keeps the URL's value for missing ones.
 */
export const lenientSearch =
  <Search>(reads: { [Key in keyof Search]: Read<Search[Key]> }) =>
  (search: Record<string, unknown>): Partial<Search> => {
    const found: Partial<Search> = {}
    for (const name in reads) found[name] = reads[name](search[name])
    return found
  }
