import { sql } from 'drizzle-orm'
import type { Executor } from './database.ts'

/** The product's tables, each after the tables it references. */
export async function listTables(db: Executor): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`)
  const { rows: links } = await db.execute<{ from: string; to: string }>(sql`
    select r.relname as "from", t.relname as "to"
    from pg_constraint c
      join pg_class r on r.oid = c.conrelid
      join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conrelid <> c.confrelid`)
  return sorted(
    tables.map(({ name }) => name),
    (name) => links.filter(({ from }) => from === name).map(({ to }) => to),
  )
}

/** Topological sort, depth first. */
function sorted(names: readonly string[], pointsAt: (name: string) => string[]): string[] {
  const done = new Set<string>()
  const visit = (name: string, above: readonly string[]) => {
    if (done.has(name)) return
    if (above.includes(name)) throw new Error(`Tables point at each other: ${above.join(', ')}.`)
    for (const other of pointsAt(name)) visit(other, [...above, name])
    done.add(name)
  }
  for (const name of names) visit(name, [])
  return [...done]
}
