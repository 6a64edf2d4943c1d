import { afterEach, describe, expect, it } from 'vitest'
import { makeReference } from '../../../../tests/support/reference-item'
import { type Drafts, EMPTY_DRAFTS } from './draft'
import { readDrafts, writeDrafts } from './draft-store'

const KEY = 'create_page_cache'
const UPLOAD = '0199f0a0-0000-7000-8000-000000000001'

const drafts: Drafts = {
  ...EMPTY_DRAFTS,
  text_to_image: { ...EMPTY_DRAFTS.text_to_image, prompt: 'a mug' },
}

afterEach(() => localStorage.clear())

describe('drafts', () => {
  it('[R3.18] [R3.19] are kept under create_page_cache with their time', () => {
    writeDrafts(KEY, null, drafts)
    const entry = JSON.parse(localStorage.getItem('create_page_cache') ?? '{}')
    expect(Object.keys(entry)).toEqual(['data', 'timestamp', 'expire'])
    expect(readDrafts(KEY, null)).toEqual(drafts)
  })

  it('keep files that arrived and forget those on their way', () => {
    const arrived = makeReference({ source: { upload_id: UPLOAD } })
    const references = [arrived, makeReference({ status: 'uploading', source: null })]
    writeDrafts(KEY, 'anna', {
      ...drafts,
      image_edit: { ...drafts.image_edit, references },
    })
    expect(readDrafts(KEY, 'anna')?.image_edit.references).toEqual([arrived])
  })

  it('of a visitor are there after the sign-in', () => {
    writeDrafts(KEY, null, drafts)
    expect(readDrafts(KEY, 'anna')?.text_to_image.prompt).toBe('a mug')
  })

  it('of a person are nobody else’s', () => {
    writeDrafts(KEY, 'anna', drafts)
    expect(readDrafts(KEY, 'ben')).toBeNull()
    expect(readDrafts(KEY, null)).toBeNull()
  })

  it('that somebody tampered with are ignored', () => {
    const data = { owner: null, drafts: { text_to_image: { prompt: 5 } } }
    const entry = { data, timestamp: Date.now(), expire: 1_000_000 }
    localStorage.setItem(KEY, JSON.stringify(entry))
    expect(readDrafts(KEY, null)).toBeNull()
  })
})
