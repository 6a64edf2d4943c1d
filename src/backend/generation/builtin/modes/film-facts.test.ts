import { readFile, rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { FILM_MODES } from '../../../../../tests/support/engine-films.ts'
import { makeFilmFile } from '../../../../../tests/support/make-film.ts'
import { runFfmpeg, runFfprobe } from '../../../media/ffmpeg.ts'

const Report = z.object({
  streams: z.array(z.looseObject({ codec_type: z.string() })),
  format: z.looseObject({ duration: z.coerce.number() }),
})

/** Integrated loudness in LUFS and the highest true peak in dB, as ffmpeg measures them. */
async function measureSound(file: string): Promise<{ lufs: number; peak: number }> {
  const told = await runFfmpeg({
    inputs: [{ file }],
    output: [
      ...['-map', '0:a:0', '-af', 'ebur128=peak=true:metadata=1,ametadata=print:file=-'],
      ...['-f', 'null', '-'],
    ],
  })
  const values = (key: string) =>
    [...told.toString().matchAll(new RegExp(`lavfi\\.r128\\.${key}=(\\S+)`, 'g'))].map((match) =>
      Number(match[1]),
    )
  const peaks = [...values('true_peaks_ch0'), ...values('true_peaks_ch1')]
  return {
    lufs: values('I').at(-1) ?? Number.NaN,
    // Reported as a share of full scale.
    peak: 20 * Math.log10(Math.max(...peaks)),
  }
}

const RATES = { text_to_video: 24, image_to_video: 25, first_last_frame: 30, video_edit: 25 }

describe.each(FILM_MODES)('%s', (mode) => {
  const fps = RATES[mode]
  const seconds = 3
  let file: string
  let folder: string
  beforeAll(async () => {
    ;({ file, folder } = await makeFilmFile({
      mode,
      fps,
      durationSeconds: seconds,
      width: 96,
      height: 128,
    }))
  }, 120_000)
  afterAll(() => rm(folder, { recursive: true }))

  test('[R3.01] the picture is what every player takes, as long as asked to the frame', async () => {
    const { streams, format } = Report.parse(await runFfprobe(file))
    expect(streams.find(({ codec_type }) => codec_type === 'video')).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      pix_fmt: 'yuv420p',
      width: 96,
      height: 128,
      r_frame_rate: `${fps}/1`,
      avg_frame_rate: `${fps}/1`,
      nb_frames: String(fps * seconds),
      color_space: 'bt709',
      color_primaries: 'bt709',
      color_transfer: 'bt709',
      color_range: 'tv',
      field_order: 'progressive',
    })
    expect(Math.abs(format.duration - seconds)).toBeLessThanOrEqual(1 / fps)
  })

  test('the sound is stereo at the loudness of feeds, without a peak that clips', async () => {
    const { streams } = Report.parse(await runFfprobe(file))
    expect(streams.find(({ codec_type }) => codec_type === 'audio')).toMatchObject({
      codec_name: 'aac',
      channels: 2,
      sample_rate: '48000',
    })
    const { lufs, peak } = await measureSound(file)
    expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1)
    expect(peak).toBeLessThanOrEqual(-1)
  })

  test('it starts before it is loaded', async () => {
    const bytes = await readFile(file)
    expect(bytes.indexOf('moov')).toBeGreaterThan(0)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })

  test('the same seed makes the same bytes', async () => {
    const again = await makeFilmFile({
      mode,
      fps,
      durationSeconds: seconds,
      width: 96,
      height: 128,
    })
    expect((await readFile(again.file)).equals(await readFile(file))).toBe(true)
    await rm(again.folder, { recursive: true })
  }, 120_000)
})
