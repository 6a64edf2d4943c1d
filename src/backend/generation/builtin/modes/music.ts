import { join } from 'node:path'
import type { MusicFormat } from '../../../../contract/music.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { encodeSound } from '../audio/encode-sound.ts'
import { styleOf } from '../audio/genres.ts'
import { composeMusic } from '../audio/music.ts'
import { writeSound } from '../audio/write-music.ts'
import { engineProvenance } from '../credits.ts'
import type { Progress } from '../progress.ts'

const MIME_TYPES: Record<MusicFormat, string> = { m4a: 'audio/x-m4a', wav: 'audio/wav' }

/** A piece of music by itself, at the loudness of feeds. */
export async function music(
  request: GenerationRequest,
  { report, signal }: Progress,
): Promise<OutputFile[]> {
  const { music: asked, durationSeconds: seconds, seed, workDir } = request
  if (!asked) throw new ProviderError('request_rejected', 'No music is asked for.')
  const { format, is_loop: isLoop } = asked
  report(0.1, 'rendering')
  const piece = composeMusic({ mood: 'warm', style: styleOf(asked), seconds, seed, isLoop })
  const source = await writeSound(piece, join(workDir, 'music-plain.wav'))
  signal.throwIfAborted()
  report(0.8, 'encoding')
  const file = join(workDir, `music.${format}`)
  const provenance = engineProvenance('algorithmicMedia')
  await encodeSound({ source, file, format, provenance, signal })
  return [{ path: file, mimeType: MIME_TYPES[format], kind: 'audio' }]
}
