import { expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '@/contract/limits'
import { checkVideo } from './check-file'

function makeFile({ name = 'clip.mp4', type = 'video/mp4', size = 1000 } = {}): File {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const lasts = (seconds: number | null, secondsMax: number | null = null) => ({
  readSeconds: () => Promise.resolve(seconds),
  readSecondsMax: () => Promise.resolve(secondsMax),
})
const kindOf = async (...given: Parameters<typeof checkVideo>) => (await checkVideo(...given))?.kind

test('[R5.12] type comes first, then size, then length', async () => {
  const tooMuch = { size: UPLOAD_MAX_BYTES + 1 }
  expect(await kindOf(makeFile({ type: 'image/png', ...tooMuch }), lasts(1))).toBe('not_a_video')
  expect(await kindOf(makeFile(tooMuch), lasts(1))).toBe('too_large')
  expect(await kindOf(makeFile(), lasts(3.9))).toBe('too_short')
  expect(await checkVideo(makeFile({ size: UPLOAD_MAX_BYTES }), lasts(4))).toBeNull()
})

test('[R5.12] a file is not read before its type and size are right', async () => {
  const never = () => Promise.reject(new Error('was read'))
  const reading = { readSeconds: never, readSecondsMax: never }
  expect(await kindOf(makeFile({ type: 'audio/mpeg' }), reading)).toBe('not_a_video')
  expect(await kindOf(makeFile({ size: UPLOAD_MAX_BYTES + 1 }), reading)).toBe('too_large')
})

test('what the browser cannot play is left to the server', async () => {
  const unknown = lasts(null, 600)
  expect(await checkVideo(makeFile({ name: 'clip.mkv', type: '' }), unknown)).toBeNull()
  expect(await kindOf(makeFile({ name: 'notes.txt', type: '' }), unknown)).toBe('not_a_video')
})

test('[R6.01] a video that no free run takes is not even sent', async () => {
  expect(await checkVideo(makeFile(), lasts(602, 600))).toEqual({
    kind: 'too_long',
    secondsMax: 600,
  })
  expect(await checkVideo(makeFile(), lasts(600.4, 600))).toBeNull()
  expect(await checkVideo(makeFile(), lasts(602, null))).toBeNull()
})
