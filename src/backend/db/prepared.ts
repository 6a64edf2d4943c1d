import type { Executor } from './database.ts'

/**
 * A frequent query: built once per database handle, and parsed and planned once per connection. Its values are named
 * after its placeholders.
 */
export function prepared<Query extends object>(
  prepare: (executor: Executor) => Query,
): (executor: Executor) => Query {
  const known = new WeakMap<Executor, Query>()
  return (executor) => {
    let query = known.get(executor)
    if (!query) {
      query = prepare(executor)
      known.set(executor, query)
    }
    return query
  }
}
