import type { VideoSource } from './source.ts'

const QUALITY = { h264: '13.5', hevc: '15' }

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
  const name = codecFor(source)
  const codec =
    name === 'hevc'
      ? ['-c:v', 'libx265', '-preset', 'superfast', '-x265-params', hevcParameters(source)]
      : ['-c:v', 'libx264', '-preset', 'superfast', '-x264-params', avcParameters(source)]
  return [
    ...[
      ...codec,
      ...(source.fieldOrder === 'progressive' ? [] : ['-flags', '+ildct+ilme']),
      '-crf',
      QUALITY[name],
      '-pix_fmt',
      source.encodedFormat,
    ],
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

/**
 * Slices side by side and a short look ahead hold a quarter less memory than frames side by side. With
 * the tree of what later frames take over, the faster preset is as good for a quarter less work.
 */
function avcParameters({ fieldOrder }: VideoSource): string {
  const parameters = ['sliced-threads=1', 'sync-lookahead=0', 'rc-lookahead=8', 'mbtree=1']
  if (fieldOrder !== 'progressive') parameters.push(fieldOrder === 'top' ? 'tff=1' : 'bff=1')
  return parameters.join(':')
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
