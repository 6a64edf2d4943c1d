import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-20%', "'-20%"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['\tname', "'\tname"],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['＠cmd', "'＠cmd"],
  ['-', "'-"],
  ['a=b', 'a=b'],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  [null, ''],
  [-3, '-3'],
])('a cell of %j is written as %j', (value, written) => {
  expect(csvOf([[value]])).toBe(`\uFEFF${written}\r\n`)
})
