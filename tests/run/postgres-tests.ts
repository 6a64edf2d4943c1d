import { globSync, readFileSync } from 'node:fs'

/**
 * The tag of tests, alone or as whole files, whose subject can behave differently on PostgreSQL. PGlite
 * is PostgreSQL with one connection inside the process: a query means the same on both, so a test that
 * asks what an answer holds runs once. These can differ, and bear the tag:
 *
 * - many connections: locks, transactions that meet, what two machines or ten requests do at once
 * - what crosses connections: notifications, the queue, listening for events
 * - the death of a process while the database lives on: crash tests, recovery, the outbox
 * - the driver, which writes and reads values in its own way: each endpoint once, and the fuzz tests
 * - money: the ledger and the bookings of billing, whatever they seem to depend on
 * - what only one of them has: migrations on a server, backups of it
 *
 * In a file where some tests touch no database at all, those that do bear the tag, not the file. A random
 * test makes its many tries on PGlite and fewer there, where only its kind of query and not its every
 * value can come out otherwise (`triesHere` in `tests/support/database.ts`).
 */
export const POSTGRES_TAG = {
  name: 'postgres',
  description:
    'Runs on PostgreSQL too: locks, many at once, notifications, crashes, the ledger, every query',
}

const { name } = POSTGRES_TAG
const TAGGED = new RegExp(`^// @module-tag ${name}$|\\btags: \\['${name}'\\]`, 'm')

/** The test files of which all or some run a second time, on PostgreSQL. */
export const findPostgresTests = (): string[] =>
  globSync('{src,tests}/**/*.test.ts')
    .filter((file) => TAGGED.test(readFileSync(file, 'utf8')))
    .sort()
