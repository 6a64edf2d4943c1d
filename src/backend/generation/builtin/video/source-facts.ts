import { z } from 'zod'
import { isAppError } from '../../../../contract/app-error.ts'
import { FfmpegError, runFfprobe } from '../../../media/ffmpeg.ts'
import { type MediaProbe, probeMedia } from '../../../media/probe.ts'
import { ProviderError } from '../../provider.ts'

const Report = z.object({
  streams: z
    .array(
      z.object({
        codec_type: z.string().default(''),
        field_order: z.string().default('progressive'),
        color_space: z.string().default('unknown'),
        color_transfer: z.string().default('unknown'),
      }),
    )
    .default([]),
})

/** What must be known about a video before it is edited. */
export interface SourceFacts extends MediaProbe {
  isInterlaced: boolean
  /** Uses a brightness curve that normal screens do not support. */
  isHdr: boolean
  /** Large pictures without color tags use HD colors, whatever a converter would guess. */
  isUnlabelledHd: boolean
}

const HDR_CURVES = new Set(['smpte2084', 'arib-std-b67'])
const HD_HEIGHT = 720
const PROGRESSIVE = new Set(['progressive', 'unknown'])

/**
 * Reads a source.
 * @throws ProviderError if it cannot be read
 */
export async function readSource(file: string, signal: AbortSignal): Promise<SourceFacts> {
  try {
    const probe = await probeMedia(file, { signal })
    if (probe.kind !== 'video' || probe.durationSeconds <= 0) throw unreadable()
    const { streams } = Report.parse(await runFfprobe(file, { signal }))
    const video = streams.find((stream) => stream.codec_type === 'video')
    return {
      ...probe,
      isInterlaced: !PROGRESSIVE.has(video?.field_order ?? 'unknown'),
      isUnlabelledHd: probe.height >= HD_HEIGHT && (video?.color_space ?? 'unknown') === 'unknown',
      isHdr: HDR_CURVES.has(video?.color_transfer ?? ''),
    }
  } catch (error) {
    throw isUnreadable(error) ? unreadable() : error
  }
}

/** Whether the file is at fault, and not the machine or a cancellation. */
export const isUnreadable = (error: unknown): boolean =>
  isAppError(error) || (error instanceof FfmpegError && error.reason === 'failed')

export const unreadable = (): ProviderError =>
  new ProviderError('media_unreadable', 'The video could not be read.')
