import { expect, test } from 'vitest'
import { isOneOf, isWhole } from '@/browser/shape'
import { lenientSearch, numeric, parameter } from './lenient-search'

const read = lenientSearch({
  view: parameter(isOneOf(['month', 'year'])),
  page: numeric(isWhole(1)),
})

test('what fits is read, numbers from text', () => {
  expect(read({ view: 'year', page: '3' })).toEqual({ view: 'year', page: 3 })
})

test('what does not fit is named as absent, so that nothing of the address shines through', () => {
  const odd = { view: 'x', page: '-1', other: 'y' }
  expect({ ...odd, ...read(odd) }).toStrictEqual({ view: undefined, page: undefined, other: 'y' })
})
