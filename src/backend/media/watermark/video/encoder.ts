import type { VideoSource } from './source.ts'

const QUALITY = { h264: '13.5', hevc: '15' }

/** ffprobe's names that ffmpeg's options spell differently. */
const TRANSFER_NAMES: Record<string, string> = { bt470bg: 'gamma28', bt470m: 'gamma22' }

/** Ten bits go into HEVC, which players show in HDR; only H.264 supports interlaced pictures. */
export const codecFor = ({
  pixelFormat,
  fieldOrder,
}: Pick<VideoSource, 'pixelFormat' | 'fieldOrder'>): 'h264' | 'hevc' =>
  pixelFormat === 'yuv420p10le' && fieldOrder === 'progressive' ? 'hevc' : 'h264'

const FULL_HD = 1920 * 1088
/** Look-ahead in frames of ten megabytes each in Full HD; fewer if a decoder needs memory too. */
const LOOK_AHEAD = { alone: 8, beside: 5 }

/**
 * High-quality encoder settings, so that only the pixels under the mark visibly change. Without a decoder alongside,
 * the encoder may hold a few more frames.
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
    // A transport stream's finest clock: frames keep their times at any rate.
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
 * A short look-ahead saves memory. With macroblock-tree rate control, the faster preset is as good for a quarter less
 * work. Frame threads, with the look-ahead beside them, keep the cores busier than slice threads, which take less
 * memory.
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
