import type { Executor } from './database.ts'

/**
 * A query that is asked all the time: put together once for each database, which reads and plans it once for
 * each connection. Its values bear the names of its placeholders.
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
