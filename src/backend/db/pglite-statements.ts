import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

const { serialize } = protocol

/** Each prepared statement keeps its plan in the database's memory. */
const STATEMENTS_MAX = 150
/** A plan suits the tables as they were when it was made, and tables grow. */
const STATEMENT_MS = 300_000
const SEEN_MAX = 500

const PREPARED = /^\s*(?:select|insert|update|delete|with)\b/i
const CHANGES_TABLES = /^\s*(?:alter|create|drop|deallocate|discard)\b|;\s*(?:alter|create|drop)\b/i
/** PostgreSQL's codes for a statement that no longer exists, and for one whose tables' columns have changed. */
const OUTDATED = new Set(['26000', '0A000'])

/** The database's protocol messages. */
type Told = Awaited<ReturnType<PGlite['execProtocolStream']>>

interface Statement {
  name: string
  parameterTypes: number[]
  /** Row descriptions; empty for a statement without result rows. */
  columns: Told
}

/**
 * Runs PGlite's queries as prepared statements. PGlite itself parses and plans a query every time, in five steps; a
 * prepared one is a single step and takes a tenth of the processor time. A query is prepared the second time it is
 * seen.
 */
export class PgliteStatements {
  readonly #client: PGlite
  readonly #seen = new LRUCache<string, true>({ max: SEEN_MAX })
  readonly #prepared: LRUCache<string, Statement>
  /** Names of evicted statements that the database has yet to close. */
  #forgotten: string[] = []
  #count = 0

  constructor(client: PGlite) {
    this.#client = client
    this.#prepared = new LRUCache({
      max: STATEMENTS_MAX,
      ttl: STATEMENT_MS,
      dispose: ({ name }) => this.#forgotten.push(name),
    })
  }

  /** Drops prepared statements after a query that changes tables or deallocates statements. */
  noteChange(text: string): void {
    if (CHANGES_TABLES.test(text)) this.#prepared.clear()
  }

  /** Whether a query is worth preparing; calling this records the query as seen. */
  takes(text: string, options: QueryOptions | undefined): boolean {
    this.noteChange(text)
    if (options?.blob || options?.paramTypes || !PREPARED.test(text)) return false
    if (this.#seen.get(text)) return true
    this.#seen.set(text, true)
    return false
  }

  /** Runs a query inside a transaction, or on its own if nothing else is open. */
  query(text: string, values: readonly unknown[] = [], options?: QueryOptions): Promise<Results> {
    return this.#client._runExclusiveQuery(async () => {
      const statement = this.#prepared.get(text) ?? (await this.#prepare(text))
      const bind = serialize.bind({
        statement: statement.name,
        values: this.#serialized(values, statement, options),
      })
      try {
        const told = await this.#send([bind, serialize.execute({})], options)
        const [result] = parse.parseResults(
          [...statement.columns, ...told],
          this.#parsersFor(options),
          options && { rowMode: options.rowMode },
        )
        if (!result) throw new Error('A query has a result.')
        return result
      } catch (error) {
        if (isOutdated(error)) this.#prepared.delete(text)
        throw error
      }
    })
  }

  async #prepare(text: string): Promise<Statement> {
    const name = `kept_${++this.#count}`
    const told = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ])
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(told),
      columns: told.filter((message) => message.name === 'rowDescription'),
    }
    this.#prepared.set(text, statement)
    return statement
  }

  #send(messages: readonly Uint8Array[], options?: QueryOptions) {
    const closing = this.#forgotten.map((name) => serialize.close({ type: 'S', name }))
    this.#forgotten = []
    const message = Buffer.concat([...closing, ...messages, serialize.sync()])
    return this.#client.execProtocolStream(message, { ...options, syncToFs: false })
  }

  /** The query's own parsers over the usual ones, through the prototype: PGlite would copy them for each query. */
  #parsersFor(options?: QueryOptions): PGlite['parsers'] {
    const { parsers } = this.#client
    return options?.parsers ? Object.assign(Object.create(parsers), options.parsers) : parsers
  }

  #serialized(values: readonly unknown[], { parameterTypes }: Statement, options?: QueryOptions) {
    return values.map((value, place) => {
      if (value === null || value === undefined) return null
      const type = parameterTypes[place] ?? 0
      const serializer = options?.serializers?.[type] ?? this.#client.serializers[type]
      return serializer ? serializer(value) : String(value)
    })
  }
}

/** Whether a query failed only because its prepared statement is outdated. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && OUTDATED.has(String(error.code))
