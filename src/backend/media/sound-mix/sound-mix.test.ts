import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { runFfmpeg } from '../ffmpeg.ts'
import { isOffFeed, measureLoudness } from '../loudness.ts'
import { mixSound } from './mix-sound.ts'
import { putSoundUnder, type VideoContainer } from './under-video.ts'

const { signal } = new AbortController()
const SECONDS = 6
const MUSIC_HZ = 220
const VOICE = { atSeconds: 1.5, seconds: 2 }
const UNDER_VOICE = { from: 2, until: 3.3 }
const ALONE = { from: 0.2, until: 1.4 }

let folder = ''
const inFolder = (name: string) => join(folder, name)

const make = (graph: string, file: string, more: string[] = []) =>
  runFfmpeg({
    inputs: [],
    output: ['-filter_complex', graph, '-map', '[out]', ...more, inFolder(file)],
  })

/** Level of a tone in a part of a file, in dB. */
async function toneIn(file: string, { from, until }: typeof ALONE, hz: number): Promise<number> {
  const bytes = await runFfmpeg({
    inputs: [{ file, options: ['-ss', String(from), '-t', String(until - from)] }],
    output: ['-map', '0:a:0', '-ac', '1', '-ar', '8000', '-f', 'f32le', 'pipe:1'],
  })
  const samples = new Float32Array(new Uint8Array(bytes).buffer)
  const turn = (2 * Math.PI * hz) / 8_000
  const part = (wave: (angle: number) => number) =>
    samples.reduce((sum, value, at) => sum + value * wave(turn * at), 0) / samples.length
  return 20 * Math.log10(Math.hypot(part(Math.cos), part(Math.sin)))
}

const put = (container: VideoContainer) =>
  putSoundUnder({
    video: inFolder(`film.${container}`),
    sound: inFolder('mix.wav'),
    file: inFolder(`result.${container}`),
    container,
    provenance: {
      sourceType: 'algorithmicallyEnhanced',
      creatorTool: 'Adloom',
      description: 'Sound was mixed under a video.',
    },
    signal,
  })

const packetsOf = async (file: string) =>
  (
    await runFfmpeg({
      inputs: [{ file }],
      output: ['-map', '0:V:0', '-c', 'copy', '-f', 'streamhash', 'pipe:1'],
    })
  ).toString('utf8')

describe('[R1.14] voice and music under a video', () => {
  beforeAll(async () => {
    folder = await temporaryFolder('sound-mix')
    await make(`sine=f=${MUSIC_HZ}:d=2,volume=-20dB[out]`, 'music.wav')
    // Syllables: louder and quieter five times a second.
    await make('sine=f=900:d=4,tremolo=f=5:d=0.7,volume=-26dB[out]', 'voice.wav')
    await make(`testsrc2=s=160x90:r=10:d=${SECONDS}[out]`, 'film.mp4', [
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ])
    await mixSound({
      tracks: [
        { file: inFolder('voice.wav'), role: 'voice', fromSeconds: 1, ...VOICE },
        { file: inFolder('music.wav'), role: 'music', isLooped: true },
      ],
      seconds: SECONDS,
      file: inFolder('mix.wav'),
      signal,
    })
    await put('mp4')
  })

  test('are as loud as feeds play, and no peak goes above', async () => {
    const sound = await measureLoudness(inFolder('result.mp4'))
    expect(sound?.lufs).toBeCloseTo(-14, 0)
    expect(sound?.peak).toBeLessThanOrEqual(-1)
    expect(sound && isOffFeed(sound)).toBe(false)
  })

  test('give way: music is quieter while the voice is heard, and back soon after', async () => {
    const music = (part: typeof ALONE) => toneIn(inFolder('mix.wav'), part, MUSIC_HZ)
    const [before, under, after] = await Promise.all(
      [ALONE, UNDER_VOICE, { from: 4, until: 4.4 }].map(music),
    )
    expect(before! - under!).toBeGreaterThan(6)
    expect(Math.abs(before! - after!)).toBeLessThan(2.5)
    const voice = await toneIn(inFolder('mix.wav'), UNDER_VOICE, 900)
    expect(voice - under!).toBeGreaterThan(6)
  })

  test.each(['mp4', 'webm'] as const)(
    'leave every packet of the pictures as it was, in %s',
    async (container) => {
      if (container === 'webm') {
        await make('testsrc2=s=64x36:r=5:d=1[out]', 'film.webm', ['-c:v', 'libvpx'])
        await put('webm')
      }
      const packets = await packetsOf(inFolder(`result.${container}`))
      expect(packets).toContain('SHA256')
      expect(packets).toBe(await packetsOf(inFolder(`film.${container}`)))
    },
  )
})
