import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { MEBIBYTE } from '../../contract/limits.ts'
import { freeBytes, requireFreeSpace } from './free-space.ts'

test('what the disk cannot take is refused before a byte is written', async () => {
  await expect(requireFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    code: 'storage_full',
  })
})

test('the last of a disk is kept for the database and running jobs', async () => {
  const free = await freeBytes(tmpdir())
  await expect(requireFreeSpace(tmpdir(), free - 100 * MEBIBYTE)).rejects.toMatchObject({
    code: 'storage_full',
  })
})
