import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code })

test.each([
  ['nobody listens', withCode('ECONNREFUSED')],
  ['the server shuts down', withCode('57P01')],
  ['the server starts', withCode('57P03')],
  ['the connection breaks', new Error('Connection terminated unexpectedly')],
  ['no connection comes free', new Error('timeout exceeded when trying to connect')],
  ['a query is told so', new DrizzleQueryError('select 1', [], withCode('08006'))],
  ['every address refuses', new AggregateError([withCode('ECONNREFUSED')])],
])('%s: the database is away', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a broken rule', new DrizzleQueryError('insert', [], withCode('23505'))],
  ['a missing table', withCode('42P01')],
  ['a file that is not there', withCode('ENOENT')],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['nothing', undefined],
])('%s does not mean that the database is away', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
