import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { makePicture, makeVideo } from '../../../../tests/support/media-files.ts'
import { asked } from '../../../../tests/support/providers/asked.ts'
import { makeSound } from '../../../../tests/support/sound-file.ts'
import { LANGUAGES } from '../../../contract/languages.ts'
import { probeMedia } from '../../media/probe.ts'
import { finishOutput, type OutputFacts } from './finish-output.ts'

const FACTS: OutputFacts = {
  kind: 'image',
  width: 320,
  height: 180,
  hasMark: false,
  language: 'en',
  madeBy: 'Paint (Acme & Sons)',
}

let path: string
beforeEach(async () => {
  path = join((await asked()).workDir, 'result-1')
})

/** The highest lightness; read from bytes, as sharp caches files by name. */
async function lightness(file: string): Promise<number> {
  const { channels } = await sharp(await readFile(file)).stats()
  return channels[0]?.max ?? 0
}

const black = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000' } }).png()

test.each(['png', 'jpeg', 'webp'] as const)(
  'a picture (%s) has the size that was asked for, and says what made it',
  async (format) => {
    await writeFile(path, await makePicture({ width: 336, height: 192, format }))
    const { path: file, mimeType } = await finishOutput(path, FACTS)
    expect(mimeType).toBe(`image/${format}`)
    const { width, height, xmp } = await sharp(file).metadata()
    expect({ width, height }).toEqual({ width: 320, height: 180 })
    expect(xmp?.toString()).toContain('trainedAlgorithmicMedia')
    expect(xmp?.toString()).toContain('Paint (Acme &#38; Sons)')
  },
)

test.each(LANGUAGES)(
  '[D10.05] a picture bears the mark in %s when it is wanted',
  async (language) => {
    await black(320, 180).toFile(path)
    const plain = await finishOutput(path, FACTS)
    expect(await lightness(plain.path)).toBe(0)
    const marked = await finishOutput(path, { ...FACTS, hasMark: true, language })
    expect(await lightness(marked.path)).toBeGreaterThan(150)
  },
)

test.each([1, 3] as const)(
  '[D10.05] on a light picture of %i channels the mark is dark',
  async (channels) => {
    const white = sharp({ create: { width: 320, height: 180, channels: 3, background: '#fff' } })
    await writeFile(
      path,
      await white
        .toColourspace(channels === 1 ? 'b-w' : 'srgb')
        .png()
        .toBuffer(),
    )
    const marked = await finishOutput(path, { ...FACTS, hasMark: true })
    const { channels: found } = await sharp(await readFile(marked.path)).stats()
    expect(found[0]?.min ?? 255).toBeLessThan(130)
  },
)

test('[D10.05] a video bears the mark, keeps its length and says what made it', async () => {
  await writeFile(path, await makeVideo({ seconds: 2, width: 320, height: 180 }))
  const facts = { ...FACTS, kind: 'video', hasMark: true } as const
  const { path: file } = await finishOutput(path, facts)
  expect(await probeMedia(file)).toMatchObject({
    kind: 'video',
    width: 320,
    height: 180,
    durationSeconds: 2,
  })
  expect(await readFile(file, 'latin1')).toContain('trainedAlgorithmicMedia')
})

test('a video without the mark is not encoded again', async () => {
  const video = await makeVideo({ seconds: 1 })
  await writeFile(path, video)
  const { path: file } = await finishOutput(path, { ...FACTS, kind: 'video' })
  const finished = await readFile(file)
  expect(finished.subarray(0, video.length).equals(video)).toBe(true)
  expect(finished.toString('latin1')).toContain('trainedAlgorithmicMedia')
})

test('a film that is no MP4 becomes one', async () => {
  await writeFile(path, await makeVideo({ seconds: 1, container: 'webm' }))
  const { path: file } = await finishOutput(path, { ...FACTS, kind: 'video' })
  expect(await probeMedia(file)).toMatchObject({ container: 'mp4', durationSeconds: 1 })
})

test('what is no picture, and a picture in place of a video, are refused', async () => {
  await writeFile(path, 'no picture')
  await expect(finishOutput(path, FACTS)).rejects.toMatchObject({ kind: 'unknown' })
  await writeFile(path, await makePicture())
  await expect(finishOutput(path, { ...FACTS, kind: 'video' })).rejects.toThrow('no video')
})

describe('[R1.14] music of a service', () => {
  const facts = { ...FACTS, kind: 'audio', soundFormat: 'wav', soundSeconds: 2 } as const
  const RATE = 48_000

  /** Peak in a tenth of a second of 16-bit stereo. */
  function loudest(wav: Buffer, fromSeconds: number): number {
    const start = wav.indexOf('data') + 8 + Math.round(fromSeconds * RATE) * 4
    const samples = Array.from({ length: RATE / 10 }, (_, at) => wav.readInt16LE(start + at * 4))
    return Math.max(...samples.map(Math.abs))
  }

  test('ends softly where it was asked to end, and says what made it', async () => {
    await writeFile(path, makeSound({ seconds: 5 }))
    const { path: file, mimeType } = await finishOutput(path, facts)
    expect(mimeType).toBe('audio/wav')
    expect((await probeMedia(file)).durationSeconds).toBeCloseTo(2, 2)
    const wav = await readFile(file)
    expect(loudest(wav, 1.9)).toBeLessThan(loudest(wav, 1.2) / 3)
    expect(wav.toString('latin1')).toContain('trainedAlgorithmicMedia')
  })

  test('is left alone where it ends by itself, and refused where there is too little of it', async () => {
    await writeFile(path, makeSound({ seconds: 2 }))
    const wav = await readFile((await finishOutput(path, facts)).path)
    expect(loudest(wav, 1.89)).toBeGreaterThan(loudest(wav, 1.2) / 3)
    const longer = finishOutput(path, { ...facts, soundSeconds: 5 })
    await expect(longer).rejects.toThrow('instead of 5')
  })
})
