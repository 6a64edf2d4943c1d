import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'

const ROWS_AT_ONCE = 500

/** A table's rows as JSON, fetched in parts through a cursor. */
export async function* dumpRows(tx: Transaction, table: string): AsyncGenerator<string> {
  await tx.execute(sql`
    declare backup_rows no scroll cursor for
    select to_jsonb(t)::text as row from ${sql.identifier(table)} t`)
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`,
    )
    for (const { row } of rows) yield row
    if (rows.length < ROWS_AT_ONCE) break
  }
  await tx.execute(sql`close backup_rows`)
}

/** Inserts rows into a table unchanged, keys and times included. */
export async function loadRows(
  tx: Transaction,
  table: string,
  rows: readonly string[],
): Promise<void> {
  const name = sql.identifier(table)
  await tx.execute(sql`
    insert into ${name} overriding system value
    select * from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`)
}

/** Sets sequences to continue after the highest inserted number. */
export async function setCounters(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ table: string; column: string; sequence: string }>(sql`
    select t.relname as "table", a.attname as "column", s.oid::regclass::text as "sequence"
    from pg_class s
      join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass
      join pg_class t on t.oid = d.refobjid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and t.relnamespace = 'public'::regnamespace`)
  for (const { table, column, sequence } of rows) {
    const [name, field] = [sql.identifier(table), sql.identifier(column)]
    await tx.execute(
      sql`select setval(${sequence}, max(${field})) from ${name} having max(${field}) is not null`,
    )
  }
}
