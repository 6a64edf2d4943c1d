import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { requireFreeSpace } from './free-space.ts'

test('what the disk cannot take is refused before a byte is written', async () => {
  await expect(requireFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    code: 'storage_full',
  })
})
