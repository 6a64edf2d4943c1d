import sharp from 'sharp'
import { expect, test } from 'vitest'
import { floodPng } from '../../../../tests/support/hostile-media.ts'
import { makePicture } from '../../../../tests/support/media-files.ts'
import { shrinkPicture } from './shrink-picture.ts'

test('a picture gets both edges in both formats, in its own shape, and its colour', async () => {
  const picture = await makePicture({ width: 1200, height: 600 })
  const { thumbnails, color, ...header } = await shrinkPicture(picture)
  expect(header).toEqual({ width: 1200, height: 600, durationSeconds: 0 })
  expect(color).toMatch(/^#[0-9a-f]{6}$/)
  const facts = thumbnails.map(({ format, longEdge, width, height }) => [
    ...[format, longEdge],
    ...[width, height],
  ])
  expect(facts).toEqual([
    ['webp', 480, 480, 240],
    ['avif', 480, 480, 240],
    ['webp', 960, 960, 480],
    ['avif', 960, 960, 480],
  ])
  expect((await sharp(thumbnails[0]?.bytes).metadata()).format).toBe('webp')
})

test('a picture with an orientation tag is measured and made small as it is shown', async () => {
  const turned = await sharp(await makePicture({ width: 60, height: 40, format: 'jpeg' }))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { width, height, thumbnails } = await shrinkPicture(turned)
  expect({ width, height }).toEqual({ width: 40, height: 60 })
  expect(thumbnails[0]).toMatchObject({ width: 40, height: 60 })
})

test('transparent parts count as white in the colour', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const clear = sharp({ create: { width: 8, height: 8, channels: 4, background } })
  expect((await shrinkPicture(await clear.png().toBuffer())).color).toBe('#ffffff')
})

test.each(['png', 'jpeg', 'webp'] as const)('a %s that is cut off is refused', async (format) => {
  const whole = await makePicture({ width: 2000, height: 1500, format })
  const cut = shrinkPicture(whole.subarray(0, whole.length * 0.6))
  await expect(cut).rejects.toMatchObject({ code: 'media_unreadable' })
})

test.each([
  ['more pixels than a screen has', 12_000, 12_000],
  ['a strip of few pixels', 16_400, 3],
])('%s is refused before it is decoded', async (_what, width, height) => {
  const flood = shrinkPicture(floodPng(width, height))
  await expect(flood).rejects.toMatchObject({ code: 'media_too_large' })
})
