import { expect, it } from 'vitest'
import { pageSearch, readCreateSearch } from './search'

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

it('asks for the same page whichever result is looked at, so that a press draws none anew', () => {
  const items = ['fd291178-91b1-55bd-bf02-b2043de78454', '01a2237a-761b-7539-ae6c-b57eea6d27d0']
  const [one, other] = items.map((item) =>
    pageSearch(readCreateSearch({ tab: 'video_edit', item })),
  )
  expect(one).toEqual(other)
  expect(one).toMatchObject({ tab: 'video_edit' })
})
