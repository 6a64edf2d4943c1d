import type { Container } from './container.ts'
import type { Companion } from './source.ts'

const SOUND_IN_MP4 = ['aac', 'mp3', 'mp2', 'ac3', 'eac3', 'opus', 'flac', 'alac', 'dts']
const SOUND_IN_MOV = ['aac', 'mp3', 'ac3', 'eac3', 'alac']
const COVERS = ['mjpeg', 'png', 'bmp']
const WORDS = ['subrip', 'ass', 'ssa', 'webvtt', 'text', 'mov_text']

/**
 * ffmpeg arguments that carry sound, subtitles and the cover into the result, after its picture. Sound is copied if the
 * container supports its codec, and becomes lossless FLAC otherwise. MP4 can't hold bitmap subtitles, so they are
 * dropped there.
 */
export function companionArguments(
  companions: readonly Companion[],
  container: Container,
): string[] {
  const kept = companions.flatMap((companion) => {
    const codec = codecFor(companion, container)
    return codec ? [{ ...companion, codec }] : []
  })
  return kept.flatMap(({ index, kind, codec }, position) => {
    const output = position + 1
    return [
      ...['-map', `0:${index}`, `-c:${output}`, codec],
      ...[`-map_metadata:s:${output}`, `0:s:${index}`],
      ...(kind === 'cover' ? [`-disposition:${output}`, 'attached_pic'] : []),
    ]
  })
}

/** The codec for a stream; null if the container can't hold it. */
function codecFor({ kind, codec }: Companion, container: Container): string | null {
  if (kind === 'audio') return soundCodec(codec, container)
  if (kind === 'cover') return container === 'mp4' && COVERS.includes(codec) ? 'copy' : null
  const isWords = WORDS.includes(codec)
  if (container === 'matroska') return codec === 'mov_text' ? 'srt' : 'copy'
  return isWords ? 'mov_text' : null
}

function soundCodec(codec: string, container: Container): string {
  if (container === 'matroska') return 'copy'
  if (container === 'mp4') return SOUND_IN_MP4.includes(codec) ? 'copy' : 'flac'
  return SOUND_IN_MOV.includes(codec) || codec.startsWith('pcm_') ? 'copy' : 'pcm_s24le'
}
