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

const FULL_HD = 1920 * 1088
/** Frames, ten megabytes each in Full HD; fewer where a decoder needs memory too. */
const LOOK_AHEAD = { alone: 8, beside: 5 }

/**
 * One encode, so good that only the pixels under the mark are seen to change. It may hold a few more
 * frames where no decoder runs beside it.
 */
export function encoderArguments(source: VideoSource, isAlone: boolean): string[] {
  const name = codecFor(source)
  const codec =
    name === 'hevc'
      ? ['-c:v', 'libx265', '-threads', '2', '-x265-params', hevcParameters(source)]
      : ['-c:v', 'libx264', ...avcArguments(source, isAlone)]
  return [
    ...[
      ...codec,
      ...['-preset', 'superfast'],
      ...(source.fieldOrder === 'progressive' ? [] : ['-flags', '+ildct+ilme']),
      '-crf',
      QUALITY[name],
      '-pix_fmt',
      source.encodedFormat,
    ],
    // The finest clock a transport stream has: frames keep their times at any rate.
    ...['-enc_time_base', '1:90000', ...colourArguments(source)],
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
 * A short look ahead saves memory. With the tree of what later frames take over, the faster preset is
 * as good for a quarter less work. Frames side by side, and the look ahead beside them, keep the cores
 * busier than slices side by side, which hold less memory.
 */
function avcArguments({ fieldOrder, stored }: VideoSource, isAlone: boolean): string[] {
  const hasRoom = stored.width * stored.height <= (isAlone ? FULL_HD : FULL_HD / 2)
  const parameters = [`rc-lookahead=${isAlone ? LOOK_AHEAD.alone : LOOK_AHEAD.beside}`, 'mbtree=1']
  parameters.push(...(hasRoom ? ['sync-lookahead=2'] : ['sync-lookahead=0', 'sliced-threads=1']))
  if (fieldOrder !== 'progressive') parameters.push(fieldOrder === 'top' ? 'tff=1' : 'bff=1')
  return ['-threads', hasRoom ? '3' : '2', '-x264-params', parameters.join(':')]
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
