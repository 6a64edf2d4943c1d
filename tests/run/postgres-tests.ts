import { globSync, readFileSync } from 'node:fs'

/**
 * The tag of tests, single or whole files, whose subject can behave differently on PostgreSQL. PGlite
 * is PostgreSQL with one connection inside the process: a query means the same on both, so a test about
 * a reply's content runs once. These can differ, and have the tag:
 *
 * - many connections: locks, concurrent transactions, two machines or ten requests at once
 * - anything across connections: notifications, the queue, listening for events
 * - the death of a process while the database lives on: crash tests, recovery, the outbox
 * - the driver, which writes and reads values in its own way: each endpoint once, and the fuzz tests
 * - money: the ledger and billing's bookings, whatever they seem to depend on
 * - anything only one of them has: migrations on a server, backups of it
 *
 * If some tests in a file don't use the database, only those that do have the tag, not the file. Random
 * tests make fewer tries on PostgreSQL than on PGlite, since only kinds of queries can behave differently,
 * not every value (`triesHere` in `tests/support/database.ts`).
 */
export const POSTGRES_TAG = {
  name: 'postgres',
  description:
    'Runs on PostgreSQL too: locks, many at once, notifications, crashes, the ledger, every query',
}

const { name } = POSTGRES_TAG
const TAGGED = new RegExp(`^// @module-tag ${name}$|\\btags: \\['${name}'\\]`, 'm')

/** The test files that run a second time on PostgreSQL, in full or in part. */
export const findPostgresTests = (): string[] =>
  globSync('{src,tests}/**/*.test.ts')
    .filter((file) => TAGGED.test(readFileSync(file, 'utf8')))
    .sort()
