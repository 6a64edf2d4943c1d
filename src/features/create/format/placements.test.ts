import { expect, it } from 'vitest'
import type { MediaKind } from '@/contract/media-kind'
import { placementsFor } from './placements'

const find = (kind: MediaKind, id: string) =>
  placementsFor(kind).flatMap(({ formats }) => formats.filter((format) => format.id === id))

it('offers placements of the medium, and those of both', () => {
  expect(find('video', 'meta.reels')).toHaveLength(1)
  expect(find('image', 'meta.reels')).toHaveLength(0)
  expect(find('image', 'meta.stories')).toHaveLength(1)
  expect(find('video', 'meta.stories')).toHaveLength(1)
})

it('offers only the ratios that can be made', () => {
  expect(find('image', 'linkedin.image').map(({ ratio }) => ratio)).toEqual([
    '1.91:1',
    '1:1',
    '4:5',
    '2:3',
  ])
  expect(find('image', 'google.display.728x90')).toEqual([])
})

it('knows what a platform covers', () => {
  expect(find('video', 'meta.reels')[0]?.safeZone).toEqual({
    top: 0.14,
    bottom: 0.35,
    left: 0.06,
    right: 0.06,
  })
})

it('groups by platform, each once', () => {
  const platforms = placementsFor('video').map(({ platform }) => platform)
  expect(platforms).toContain('TikTok')
  expect(new Set(platforms).size).toBe(platforms.length)
})
