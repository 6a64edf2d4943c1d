import { afterEach, expect, test, vi } from 'vitest'
import { readSession, writeSession } from './session-store'

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const ID = '01a20048-4489-778e-bd56-e12b2373b13c'

test('[R3.18] what a tab remembers is read in its own shape or not at all', () => {
  writeSession('watermark_upload', { file_name: 'a.mp4', upload_id: ID })
  expect(readSession('watermark_upload')).toEqual({ file_name: 'a.mp4', upload_id: ID })
  for (const text of ['{"file_name":"a.mp4","upload_id":"1"}', 'null', '{broken', '[]']) {
    sessionStorage.setItem('watermark_upload', text)
    expect(readSession('watermark_upload')).toBeNull()
  }
  writeSession('watermark_upload', null)
  expect(sessionStorage).toHaveLength(0)
})

test('forbidden storage means nothing is remembered', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
  }
  writeSession('watermark_upload', { file_name: 'a.mp4', upload_id: null })
  writeSession('watermark_upload', null)
  expect(readSession('watermark_upload')).toBeNull()
})
