import type { VideoSource } from './source.ts'

const QUALITY = '15'

/** Names ffprobe prints that the options spell differently. */
const TRANSFER_NAMES: Record<string, string> = { bt470bg: 'gamma28', bt470m: 'gamma22' }

/** Ten bits go into HEVC, which players show in HDR; it knows no interlaced pictures, H.264 does. */
export const codecFor = ({
  pixelFormat,
  fieldOrder,
}: Pick<VideoSource, 'pixelFormat' | 'fieldOrder'>): 'h264' | 'hevc' =>
  pixelFormat === 'yuv420p10le' && fieldOrder === 'progressive' ? 'hevc' : 'h264'

/** One encode, so good that only the pixels under the mark are seen to change. */
export function encoderArguments(source: VideoSource): string[] {
  const codec =
    codecFor(source) === 'hevc'
      ? ['-c:v', 'libx265', '-preset', 'superfast', '-x265-params', hevcParameters(source)]
      : ['-c:v', 'libx264', '-preset', 'veryfast', ...fieldArguments(source)]
  return [
    ...[...codec, '-crf', QUALITY, '-pix_fmt', source.encodedFormat],
    // The finest clock a transport stream has: frames keep their times at any rate.
    ...['-enc_time_base', '1:90000', '-threads', '2', ...colourArguments(source)],
  ]
}

function hevcParameters({ hdr, fps }: VideoSource): string {
  const rate = `fps=${Math.round(fps * 1_000)}/1000`
  const parameters = ['log-level=error', 'pools=2', 'repeat-headers=1', rate]
  if (hdr) parameters.push('hdr10=1')
  if (hdr?.masterDisplay) parameters.push(`master-display=${hdr.masterDisplay}`)
  if (hdr?.maxLight) parameters.push(`max-cll=${hdr.maxLight}`)
  return parameters.join(':')
}

function fieldArguments({ fieldOrder }: VideoSource): string[] {
  if (fieldOrder === 'progressive') return []
  return ['-flags', '+ildct+ilme', '-x264-params', `${fieldOrder === 'top' ? 'tff' : 'bff'}=1`]
}

function colourArguments({ colour }: VideoSource): string[] {
  const pairs: [string, string | undefined][] = [
    ['-color_range', colour.range],
    ['-colorspace', colour.space],
    ['-color_primaries', colour.primaries],
    ['-color_trc', colour.transfer && (TRANSFER_NAMES[colour.transfer] ?? colour.transfer)],
  ]
  return pairs.flatMap(([name, value]) => (value ? [name, value] : []))
}
