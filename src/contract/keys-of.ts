/** A table by name, complete or partial. */
type Table<Key extends string> = { readonly [K in Key]?: unknown }

/** `Object.keys` for tables whose type lists all their keys, such as literals. */
export function keysOf<Key extends string>(table: Table<Key>): Key[] {
  const keys: Key[] = []
  for (const key in table) if (Object.hasOwn(table, key)) keys.push(key)
  return keys
}

/** `Object.entries` for tables whose type lists all their keys. */
export const entriesOf = <Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
): [Key, Value][] => keysOf(table).map((key) => [key, table[key]])

/** Builds a table with one entry per key. */
export function tableOf<Key extends string, Value>(
  keys: readonly Key[],
  entryOf: (key: Key) => Value,
): Record<Key, Value>
export function tableOf<Value>(
  keys: readonly string[],
  entryOf: (key: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, entryOf(key)]))
}

/** Whether a table has an entry with this name. */
export const isKeyOf = <Key extends string>(table: Table<Key>, name: string): name is Key =>
  Object.hasOwn(table, name)

/** Whether a value is in the list. */
export const isAmong = <Value>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value)
