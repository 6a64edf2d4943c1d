import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makePicture } from '../../../../tests/support/media-files.ts'
import { openPictures, type Pictures } from './pictures.ts'

/** Stands in for the decoder: a path says what happens to it, bytes are a good picture. */
const PROGRAM = `
import { existsSync, writeFileSync } from 'node:fs'
const shrunk = (color) => ({ width: 1, height: 1, durationSeconds: 0, thumbnails: [], color })
process.on('message', ({ picture }) => {
  const [fate, mark] = typeof picture === 'string' ? picture.split(' ') : ['good']
  if (fate === 'dies-once' && existsSync(mark)) process.send({ answer: { shrunk: shrunk('#000000') } })
  else if (fate === 'dies-once') {
    writeFileSync(mark, '')
    process.kill(process.pid, 'SIGSEGV')
  } else if (fate.startsWith('SIG')) process.kill(process.pid, fate)
  else process.send({ answer: { shrunk: shrunk('#ffffff') } })
})
process.on('disconnect', () => process.exit(0))
`
/** Can't even start, as after an incomplete installation. */
const BROKEN = 'process.exit(1)'

let folder: string
let pictures: Pictures | undefined
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-pictures-'))
  await writeFile(at('program.mjs'), PROGRAM)
  await writeFile(at('broken.mjs'), BROKEN)
})
afterEach(() => pictures?.close())
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = (options: Parameters<typeof openPictures>[0]) => {
  pictures = openPictures(options)
  return pictures
}

describe('a picture that ends the process', () => {
  test.each(['SIGSEGV', 'SIGABRT', 'SIGXCPU'])('by %s is refused by name', async (signal) => {
    const { shrink } = open({ entry: at('program.mjs') })
    await expect(shrink(signal)).rejects.toMatchObject({ code: 'media_unreadable' })
    expect(await shrink('the next one')).toMatchObject({ color: '#ffffff' })
  })

  test('once only is good: another may have left the process ill', async () => {
    const { shrink } = open({ entry: at('program.mjs') })
    expect(await shrink(`dies-once ${at('mark')}`)).toMatchObject({ color: '#000000' })
  })
})

describe('a picture is not refused', () => {
  test.each(['SIGKILL', 'SIGTERM'])('when %s came from outside', async (signal) => {
    const { shrink } = open({ entry: at('program.mjs') })
    await expect(shrink(signal)).rejects.toMatchObject({ name: 'NoAnswer' })
  })

  test('when the process dies of every picture', async () => {
    const { shrink } = open({ entry: at('broken.mjs') })
    await expect(shrink('good')).rejects.toMatchObject({ name: 'NoAnswer' })
  })
})

test('a picture that needs more memory than it may have is refused, and the next is read', async () => {
  const large = { width: 7_000, height: 6_000, channels: 4, background: '#88888880' } as const
  const interlaced = sharp({ create: large }).png({ progressive: true, compressionLevel: 1 })
  const { shrink } = open({ memoryBytes: 720 * 1_048_576 })
  const asked = shrink(await interlaced.toBuffer())
  await expect(asked).rejects.toMatchObject({ code: 'media_unreadable' })
  const small = await shrink(await makePicture({ width: 64, height: 48 }))
  expect(small).toMatchObject({ width: 64, height: 48 })
  expect(small.thumbnails).toHaveLength(4)
})
