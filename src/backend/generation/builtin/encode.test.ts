import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { factsOf } from '../../../../tests/support/video-facts.ts'
import { runFfmpeg } from '../../media/ffmpeg.ts'
import { type Encoding, encodeGraph, encodeOver } from './encode.ts'

const SIZE = { width: 64, height: 36 }
const [FPS, FRAMES] = [30, 90]
const GRAPH = `color=gray:s=64x36:r=${FPS}[base]`

async function wanted(name: string): Promise<Encoding> {
  const folder = await temporaryFolder('encode')
  const audioFile = join(folder, 'sound.wav')
  const tone = `sine=f=440:d=${FRAMES / FPS}[out]`
  await runFfmpeg({ inputs: [], output: ['-filter_complex', tone, '-map', '[out]', audioFile] })
  return {
    ...{ ...SIZE, fps: FPS, frameCount: FRAMES, audioFile, file: join(folder, name) },
    provenance: { sourceType: 'composite', creatorTool: 'Adloom', description: '' },
    signal: new AbortController().signal,
  }
}

async function lengthsOf(file: string) {
  const { streams } = await factsOf(file)
  return Object.fromEntries(
    streams.map(({ codec_type, duration }) => [codec_type, Number(duration)]),
  )
}

test('a film made of sources has all of its sound, and ends with its last frame', async () => {
  const film = await wanted('graph.mp4')
  await encodeGraph({ ...film, sources: [], graph: GRAPH })
  expect(await lengthsOf(film.file)).toEqual({ video: 3, audio: expect.closeTo(3, 2) })
})

test('a film under something has all of its sound, and ends with its last frame', async () => {
  const film = await wanted('over.mp4')
  const above = new Uint8Array(SIZE.width * SIZE.height * 4)
  const over = { source: [], overlayCount: 1, overlay: () => above }
  await encodeOver({ ...film, ...over, graph: GRAPH })
  expect(await lengthsOf(film.file)).toEqual({ video: 3, audio: expect.closeTo(3, 2) })
})
