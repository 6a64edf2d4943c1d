import { expect, test } from 'vitest'
import { type AspectRatio, frameSize } from './generation.ts'

test.each<[AspectRatio, number, number]>([
  ['1:1', 1080, 1080],
  ['4:5', 1080, 1350],
  ['9:16', 1080, 1920],
  ['16:9', 1920, 1080],
  ['1.91:1', 1200, 628],
  ['2:3', 1080, 1620],
])(
  '[R1.02] a picture of %s is %i × %i as platforms take it, and twice that in 2K',
  (ratio, width, height) => {
    expect(frameSize(ratio, '1k')).toEqual({ width, height })
    expect(frameSize(ratio, '2k')).toEqual({ width: 2 * width, height: 2 * height })
  },
)

test.each<[AspectRatio, number, number]>([
  ['16:9', 1280, 720],
  ['9:16', 720, 1280],
  ['1.91:1', 1376, 720],
])('a film of %s in 720p is %i × %i', (ratio, width, height) => {
  expect(frameSize(ratio, '720p')).toEqual({ width, height })
})
