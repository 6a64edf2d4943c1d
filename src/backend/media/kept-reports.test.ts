import { appendFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keptReport } from './kept-reports.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-reports-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(content: string): Promise<string> {
  const file = join(folder, content)
  await writeFile(file, content)
  return file
}

test('a file is read once as long as it is the same, by whatever name', async () => {
  const file = await fileOf('same')
  const read = vi.fn(async () => 'report')
  expect(await keptReport(file, read)).toBe('report')
  await rename(file, `${file}-moved`)
  expect(await keptReport(`${file}-moved`, read)).toBe('report')
  expect(read).toHaveBeenCalledOnce()
})

test('a file that grew, and another one by its name, are read anew', async () => {
  const file = await fileOf('growing')
  await keptReport(file, async () => 'first')
  await appendFile(file, '!')
  expect(await keptReport(file, async () => 'second')).toBe('second')
  await rename(await fileOf('another'), file)
  expect(await keptReport(file, async () => 'third')).toBe('third')
})

test('what could not be read is tried again', async () => {
  const file = await fileOf('broken')
  const failing = keptReport(file, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await keptReport(file, async () => 'now')).toBe('now')
})
