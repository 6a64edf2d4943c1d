import { expect, test } from 'vitest'
import { AD_PLACEMENTS } from './ad-placements.ts'
import { checkFit, type FileFacts } from './check-fit.ts'
import { EXPORT_FORMATS, type ExportFormat, findFormat, shapeOf } from './export-formats.ts'
import { ruleOf } from './placement-rules/rules.ts'

const formatOf = (id: string): ExportFormat => {
  const format = findFormat(id)
  if (!format) throw new Error(`there is no ${id}`)
  return format
}

const PICTURE: FileFacts = {
  kind: 'image',
  mime_type: 'image/png',
  width: 1080,
  height: 1080,
  size_bytes: 900_000,
  duration_seconds: null,
}
const FILM: FileFacts = {
  ...PICTURE,
  kind: 'video',
  mime_type: 'video/mp4',
  height: 1920,
  duration_seconds: 8,
}

test.each([
  ['a square picture on a feed', PICTURE, 'meta.feed.image@1:1', []],
  ['a picture where only videos run', PICTURE, 'meta.reels@9:16', ['kind']],
  ['a square where a link ad goes', PICTURE, 'google.pmax.landscape@1.91:1', ['ratio']],
  ['a WebP', { ...PICTURE, mime_type: 'image/webp' }, 'x.image@1:1', ['file_type']],
  [
    'a heavy banner',
    { ...PICTURE, width: 300, height: 250 },
    'google.display.300x250@300:250',
    ['too_heavy'],
  ],
  [
    'a small picture',
    { ...PICTURE, width: 500, height: 500 },
    'meta.feed.image@1:1',
    ['too_small'],
  ],
  ['a film of eight seconds as a bumper', FILM, 'youtube.bumper@9:16', ['too_long']],
  [
    'a film of two seconds on TikTok',
    { ...FILM, duration_seconds: 2 },
    'tiktok.infeed@9:16',
    ['too_short'],
  ],
  [
    'a film a frame longer than six seconds',
    { ...FILM, duration_seconds: 6.04 },
    'youtube.bumper@9:16',
    [],
  ],
] as const)('%s: %#', (_what, file, id, rules) => {
  expect(checkFit(file, formatOf(id)).map(({ rule }) => rule)).toEqual(rules)
})

test('only what a platform itself has published is an error', () => {
  const found = (id: string) => checkFit({ ...PICTURE, width: 100, height: 100 }, formatOf(id))
  expect(found('google.pmax.square@1:1')).toMatchObject([{ rule: 'too_small', isError: true }])
  expect(found('meta.feed.image@1:1')).toMatchObject([{ rule: 'too_small', isError: false }])
})

test('every placement has rules, and every format that is offered passes its own', () => {
  for (const { id } of AD_PLACEMENTS) expect(ruleOf(id).id).toBe(id)
  for (const format of EXPORT_FORMATS) {
    const { width, height, rule, ratio } = format
    expect(Math.abs(width / height / shapeOf(ratio) - 1), format.id).toBeLessThan(0.03)
    const size_bytes = Math.max(100_000, rule.minBytes ?? 0)
    const mime_type = rule.fileTypes.includes('png') ? 'image/png' : 'image/jpeg'
    const file =
      format.media === 'video'
        ? { ...FILM, width, height, duration_seconds: rule.seconds?.[0] ?? 1, size_bytes }
        : { ...PICTURE, width, height, mime_type, size_bytes }
    expect(checkFit(file, format), format.id).toEqual([])
  }
})
