import sharp from 'sharp'
import { expect, test } from 'vitest'
import { floodPng } from '../../../../tests/support/hostile-media.ts'
import { makePicture } from '../../../../tests/support/media-files.ts'
import { reducePicture } from './reduce-picture.ts'

test('a picture is made small as it is shown, and its own size is told', async () => {
  const turned = await sharp(await makePicture({ width: 600, height: 400, format: 'jpeg' }))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { bytes, ...size } = await reducePicture(turned, 60)
  expect(size).toEqual({ width: 400, height: 600 })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 40, height: 60 })
})

test('a strip of few pixels is refused before it is decoded', async () => {
  const flood = reducePicture(floodPng(16_400, 3), 60)
  await expect(flood).rejects.toMatchObject({ code: 'media_too_large' })
})
