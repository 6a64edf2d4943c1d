import { once } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { zipFiles } from './zip-files.ts'

const SIZE = 4_000_000

const row = (id: string) => ({
  id,
  fileName: id,
  mimeType: 'image/png',
  sizeBytes: SIZE,
  createdAt: new Date(0),
})

/** A storage whose files are all zeros; it records which ones were opened. */
function zeros() {
  const opened: Readable[] = []
  const read = () => {
    const content = Readable.from(
      Array.from({ length: SIZE / 1_000 }, () => Buffer.alloc(1_000)),
      { objectMode: false },
    )
    opened.push(content)
    return Promise.resolve(content)
  }
  return { storage: { read }, opened }
}

test('the size is known before the first byte, and one file is open at a time', async () => {
  const { storage, opened } = zeros()
  const { stream, sizeBytes } = zipFiles(storage, [row('one'), row('two')])
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    expect(opened.filter(({ readableEnded }) => !readableEnded).length).toBeLessThanOrEqual(1)
  }
  expect(bytes).toBe(sizeBytes)
  expect(opened).toHaveLength(2)
})

test('a reader who goes away leaves no file open, and opens no other', async () => {
  const { storage, opened } = zeros()
  const { stream } = zipFiles(storage, [row('one'), row('two')])
  await once(stream, 'readable')
  stream.read()
  stream.destroy()
  await once(stream, 'close')
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
})

test('a file that cannot be read breaks the download off', async () => {
  const gone = new Error('gone')
  const storage = { read: () => Promise.reject(gone) }
  const { stream } = zipFiles(storage, [row('one')])
  await expect(stream.toArray()).rejects.toBe(gone)
})
