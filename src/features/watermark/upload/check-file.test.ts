import { expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '@/contract/limits'
import { checkVideo } from './check-file'

function makeFile({ name = 'clip.mp4', type = 'video/mp4', size = 1000 } = {}): File {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const lasts = (seconds: number | null) => () => Promise.resolve(seconds)

test('[R5.12] type comes first, then size, then length', async () => {
  const tooMuch = { size: UPLOAD_MAX_BYTES + 1 }
  expect(await checkVideo(makeFile({ type: 'image/png', ...tooMuch }), lasts(1))).toBe(
    'not_a_video',
  )
  expect(await checkVideo(makeFile(tooMuch), lasts(1))).toBe('too_large')
  expect(await checkVideo(makeFile(), lasts(3.9))).toBe('too_short')
  expect(await checkVideo(makeFile({ size: UPLOAD_MAX_BYTES }), lasts(4))).toBeNull()
})

test('[R5.12] a file is not read before its type and size are right', async () => {
  const never = () => Promise.reject(new Error('was read'))
  expect(await checkVideo(makeFile({ type: 'audio/mpeg' }), never)).toBe('not_a_video')
  expect(await checkVideo(makeFile({ size: UPLOAD_MAX_BYTES + 1 }), never)).toBe('too_large')
})

test('what the browser cannot play is left to the server', async () => {
  expect(await checkVideo(makeFile({ name: 'clip.mkv', type: '' }), lasts(null))).toBeNull()
  expect(await checkVideo(makeFile({ name: 'notes.txt', type: '' }), lasts(null))).toBe(
    'not_a_video',
  )
})
