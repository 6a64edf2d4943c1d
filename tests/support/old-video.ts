import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFfmpeg } from '../../src/backend/media/ffmpeg.ts'
import { cachedFixture, digestOf } from './cached-fixture.ts'

/** The same frames as an AVI from the year 2000, with a tone: a video that no browser plays. */
export const makeOldVideo = (video: Buffer): Promise<Buffer> =>
  cachedFixture(import.meta.url, { from: digestOf(video) }, () => converted(video))

async function converted(video: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-old-'))
  const [source, out] = [join(folder, 'source.mp4'), join(folder, 'old.avi')]
  try {
    await writeFile(source, video)
    const tone = ['-filter_complex', 'sine=frequency=440[tone]', '-map', '[tone]', '-c:a', 'mp3']
    const picture = ['-map', '0:V:0', '-c:v', 'mpeg4', '-q:v', '2', '-shortest']
    await runFfmpeg({ inputs: [{ file: source }], output: [...tone, ...picture, out] })
    return await readFile(out)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
