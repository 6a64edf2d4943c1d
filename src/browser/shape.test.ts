import { describe, expect, it } from 'vitest'
import { lenientSearch, numeric, parameter } from '@/page/lenient-search'
import {
  isEither,
  isFlag,
  isList,
  isNullable,
  isObject,
  isOneOf,
  isText,
  isUuid,
  isWhole,
} from './shape'

describe('a check of stored values', () => {
  it('takes what fits and refuses what does not', () => {
    expect(isText({ min: 2, max: 3 })('ab')).toBe(true)
    expect(isText({ min: 2 })('a')).toBe(false)
    expect(isText({ max: 3 })('abcd')).toBe(false)
    expect(isText({ pattern: /^a/ })('ba')).toBe(false)
    expect(isUuid('0195f3a2-7c1b-7d7e-8f00-0123456789ab')).toBe(true)
    expect(isUuid('0195f3a2-7c1b-7d7e-8f00')).toBe(false)
    expect(isWhole(1, 4)(4)).toBe(true)
    expect([0, 5, 1.5, '2', Number.NaN].some(isWhole(1, 4))).toBe(false)
    expect(isNullable(isFlag)(null)).toBe(true)
    expect(isNullable(isFlag)(undefined)).toBe(false)
    expect(isEither(isFlag, isOneOf(['auto']))('auto')).toBe(true)
    expect(isList(isFlag, 1)([true, false])).toBe(false)
    expect(isList(isFlag)({ length: 0 })).toBe(false)
  })

  it('asks for the needed fields of an object and lets the possible ones be absent', () => {
    const check = isObject({ name: isText() }, { age: isWhole() })
    expect(check({ name: 'A' })).toBe(true)
    expect(check({ name: 'A', age: 3, more: true })).toBe(true)
    expect(check({ name: 'A', age: 'three' })).toBe(false)
    expect([{}, { age: 3 }, null, [], 'A'].some(check)).toBe(false)
  })
})

it('a search keeps what the page understands, numbers read from their text', () => {
  const read = lenientSearch({ page: numeric(isWhole(1, 9)), sort: parameter(isOneOf(['old'])) })
  expect(read({ page: '3', sort: 'old', odd: '1' })).toEqual({ page: 3, sort: 'old' })
  expect(read({ page: '0x', sort: 'new' })).toEqual({})
  expect(read({ page: '' })).toEqual({})
})
