import { expect, test } from 'vitest'
import { pictureFormat } from './pixel-format.ts'

const EVEN = { width: 64, height: 48, isInterlaced: false }

test.each([
  ['yuv420p', 'yuv420p', 'yuv420p', 'yuv420'],
  ['yuvj420p', 'yuvj420p', 'yuvj420p', 'yuv420'],
  ['nv12', 'yuv420p', 'yuv420p', 'yuv420'],
  ['yuva420p', 'yuv420p', 'yuv420p', 'yuv420'],
  ['yuv422p', 'yuv420p', 'yuv422p', 'yuv422'],
  ['yuvj444p', 'yuvj420p', 'yuvj444p', 'yuv444'],
  ['yuv411p', 'yuv420p', 'yuv422p', 'yuv422'],
  ['uyvy422', 'yuv420p', 'yuv422p', 'yuv422'],
  ['gray', 'yuv420p', 'yuv420p', 'yuv420'],
  ['rgb24', 'yuv420p', 'yuv444p', 'yuv444'],
  ['yuv420p10le', 'yuv420p10le', 'yuv420p10le', 'yuv420p10'],
  ['p010le', 'yuv420p10le', 'yuv420p10le', 'yuv420p10'],
  ['yuv422p12le', 'yuv420p10le', 'yuv422p10le', 'yuv422p10'],
  ['yuv444p10le', 'yuv420p10le', 'yuv422p10le', 'yuv422p10'],
  ['gbrp10le', 'yuv420p10le', 'yuv422p10le', 'yuv422p10'],
  ['rgb48le', 'yuv420p10le', 'yuv422p10le', 'yuv422p10'],
])('pictures stored as %s are worked on as %s and encoded as %s', (pix_fmt, work, result, name) => {
  const format = pictureFormat({ ...EVEN, pix_fmt })
  expect(format.pixelFormat).toBe(work)
  expect(format.encodedFormat).toBe(result)
  expect(format.overlayFormat).toBe(name)
})

test.each([
  ['yuv420p', 853, 479, 'yuv444p'],
  ['yuv420p', 854, 479, 'yuv422p'],
  ['yuv422p', 853, 480, 'yuv444p'],
  ['yuvj420p', 853, 480, 'yuvj444p'],
  ['yuv420p10le', 854, 479, 'yuv422p10le'],
  ['yuv420p10le', 853, 480, 'yuv444p'],
])(
  '%s at %i × %i is encoded as %s, whose colours fit an odd side',
  (pix_fmt, width, height, to) => {
    expect(pictureFormat({ pix_fmt, width, height, isInterlaced: false }).encodedFormat).toBe(to)
  },
)

test('only what differs from the layout of patches is thinned out, without touching its levels', () => {
  expect(pictureFormat({ ...EVEN, pix_fmt: 'yuv420p', isInterlaced: true }).thinning).toBe('')
  const { thinning } = pictureFormat({
    ...EVEN,
    pix_fmt: 'yuv422p',
    color_range: 'pc',
    isInterlaced: true,
  })
  expect(thinning).toBe('scale=in_range=pc:out_range=pc:interl=1,format=yuv420p')
})

test('what can be seen through is laid over black', () => {
  const { intake } = pictureFormat({ ...EVEN, pix_fmt: 'yuva444p12le' })
  expect(intake).toContain('premultiply')
})
