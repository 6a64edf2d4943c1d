import { globSync, readFileSync } from 'node:fs'

/** The tag of tests, alone or as whole files, whose subject can behave differently on PostgreSQL. */
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
