import { describe, expect, test } from 'vitest'
import { galleryViewOf, hasFilters, readGallerySearch } from './search'

describe('[R2.12] the search of the gallery', () => {
  test('takes page and page size as they stand in the address', () => {
    const search = readGallerySearch({ page: '3', size: '48', type: 'video' })
    expect(galleryViewOf(search)).toMatchObject({ page: 3, page_size: 48, type: 'video' })
  })

  test('keeps favourites for one’s own gallery', () => {
    const only = readGallerySearch({ show: 'mine', only: 'starred' })
    expect(galleryViewOf(only)).toMatchObject({ isOwn: true, only: 'starred' })
    expect(hasFilters(only)).toBe(true)
    expect(galleryViewOf(readGallerySearch({ only: 'starred' })).only).toBeUndefined()
  })

  test.each([
    { only: 'seen' },
    { page: '-1' },
    { page: '0' },
    { page: '1.5' },
    { page: '1e9' },
    { page: 'two' },
    { size: '1000' },
    { size: '-12' },
    { size: '' },
    { type: 'audio' },
    { ratio: '1:7' },
    { sort: 'best' },
    { show: 'yours' },
    { model: 'x'.repeat(101) },
    { view: 'huge' },
    { q: 'x'.repeat(101) },
    { q: '  ' },
  ])('takes %o for nothing said', (odd) => {
    const search = readGallerySearch(odd)
    expect(galleryViewOf(search)).toEqual(galleryViewOf(readGallerySearch({})))
    expect(hasFilters(search)).toBe(false)
  })
})
