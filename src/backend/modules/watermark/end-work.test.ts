import { expect, test } from 'vitest'
import { AppError } from '../../../contract/app-error.ts'
import { WorkProcessDied } from '../../media/watermark/work-process.ts'
import { judge } from './end-work.ts'

const FIRST = { failures: 0 }
const SECOND = { failures: 1 }
const away = Object.assign(new Error('terminating connection'), { code: '57P01' })
const full = Object.assign(new Error('write'), { code: 'ENOSPC' })

test.each([
  ['a process of ours that was killed', new WorkProcessDied('killed'), SECOND, null],
  ['a database that is away', away, SECOND, null],
  ['what nobody foresaw, the first time', new Error('read EIO'), FIRST, null],
  ['what nobody foresaw, once more', new Error('read EIO'), SECOND, 'removal_failed'],
  ['a full disk', full, FIRST, 'storage_full'],
  ['a file that is gone', new AppError('upload_missing'), FIRST, 'upload_missing'],
  ['any other answer of ours', new AppError('media_too_large'), FIRST, 'removal_failed'],
])('%s is judged as what it is', (_what, error, work, code) => {
  expect(judge(work, error)?.code ?? null).toBe(code)
})
