import { expect, test } from 'vitest'
import { FfmpegError } from '../ffmpeg.ts'
import { failureOf, traceOf } from './failure.ts'
import { WatermarkRefusal } from './refusal.ts'

const noSpace = 'av_interleaved_write_frame(): No space left on device'

test('a refusal is told as it is', () => {
  const refusal = new WatermarkRefusal('too_large', 'The picture is too large.')
  expect(failureOf(refusal)).toEqual({ reason: 'too_large', message: 'The picture is too large.' })
})

test.each([
  ['ffmpeg', new FfmpegError('failed', 'ffmpeg ended with 1', noSpace)],
  ['the system', Object.assign(new Error('ENOSPC: /secret/path'), { code: 'ENOSPC' })],
])('a full disk is told whether %s or we meet it', (_who, error) => {
  expect(failureOf(error)).toEqual({ reason: 'disk_full', message: 'The disk is full.' })
})

test('what nobody foresaw names no path to a user, and all to the operator', () => {
  const error = new FfmpegError('failed', 'ffmpeg ended with 1', '/secret/path: broken')
  expect(failureOf(error).message).toBe('We couldn’t process this video.')
  expect(traceOf(error)).toContain('/secret/path')
})
