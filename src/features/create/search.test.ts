import { expect, it } from 'vitest'
import { readCreateSearch } from './search'

it('takes what the page understands', () => {
  const search = { tab: 'image_to_video', model: 'built-in', ratio: '9:16' }
  expect(readCreateSearch(search)).toEqual(search)
})

it('takes a mode with hyphens, as one types it', () => {
  expect(readCreateSearch({ tab: 'video-edit' }).tab).toBe('video_edit')
})

it('forgets what it does not understand instead of failing', () => {
  const search = readCreateSearch({
    tab: 'dance',
    ratio: '7:5',
    item: '1; drop table',
    model: 'm'.repeat(101),
    use: 'steal',
  })
  expect(Object.values(search).every((value) => value === undefined)).toBe(true)
})
