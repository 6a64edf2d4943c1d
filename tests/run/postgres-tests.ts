import { globSync, readFileSync } from 'node:fs'

/** The tag of test files whose subject can behave differently on PostgreSQL. */
export const POSTGRES_TAG = {
  name: 'postgres',
  description:
    'Runs on PostgreSQL too: locks, many at once, notifications, crashes, the ledger, every query',
}

const TAGGED = new RegExp(`^// @module-tag ${POSTGRES_TAG.name}$`, 'm')

/** The test files that run a second time, on PostgreSQL. */
export const findPostgresTests = (): string[] =>
  globSync('{src,tests}/**/*.test.ts')
    .filter((file) => TAGGED.test(readFileSync(file, 'utf8')))
    .sort()
