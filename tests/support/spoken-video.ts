import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runFfmpeg } from '../../src/backend/media/ffmpeg.ts'
import { cachedFixture, digestOf } from './cached-fixture.ts'
import { makeSound } from './sound-file.ts'

/** The same frames as an MP4 with a tone; a pitch of 0 is silence. */
export const withSound = (video: Buffer, seconds: number, hz?: number): Promise<Buffer> =>
  cachedFixture(import.meta.url, { from: digestOf(video), seconds, hz }, () =>
    joined(video, seconds, hz),
  )

async function joined(video: Buffer, seconds: number, hz?: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-spoken-'))
  const [film, sound, out] = ['film.mp4', 'sound.wav', 'out.mp4'].map((name) => join(folder, name))
  try {
    await writeFile(`${film}`, video)
    await writeFile(`${sound}`, makeSound({ seconds, ...(hz !== undefined && { hz }) }))
    await runFfmpeg({
      inputs: [{ file: `${film}` }, { file: `${sound}` }],
      output: [
        ...['-map', '0:v:0', '-map', '1:a:0', '-c:v', 'copy', '-c:a', 'aac'],
        ...['-movflags', '+faststart', `${out}`],
      ],
    })
    return await readFile(`${out}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
