import { join } from 'node:path'
import type { MusicFormat } from '../../../../contract/music.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { encodeSound } from '../audio/encode-sound.ts'
import { styleOf } from '../audio/genres.ts'
import { composeMusic, composeStems } from '../audio/music.ts'
import { writeSound, writeStems } from '../audio/write-music.ts'
import { engineProvenance } from '../credits.ts'
import type { Progress } from '../progress.ts'

const MIME_TYPES: Record<MusicFormat, string> = { m4a: 'audio/x-m4a', wav: 'audio/wav' }

/** A piece of music on its own, at the loudness of social feeds, followed by its stems if requested. */
export async function music(
  request: GenerationRequest,
  { report, signal }: Progress,
): Promise<OutputFile[]> {
  const { music: asked, durationSeconds: seconds, seed, workDir } = request
  if (!asked) throw new ProviderError('request_rejected', 'No music is asked for.')
  const { format, is_loop: isLoop, has_stems: hasStems } = asked
  report(0.1, 'rendering')
  const wish = { mood: 'warm', style: styleOf(asked), seconds, seed, isLoop } as const
  const piece = composeMusic(wish)
  const sources = [
    { name: 'music', file: await writeSound(piece, join(workDir, 'music-plain.wav')) },
  ]
  signal.throwIfAborted()
  if (hasStems) {
    report(0.4, 'rendering')
    const stems = await writeStems(composeStems(wish), piece, workDir)
    sources.push(...stems.map(({ stem, file }) => ({ name: stem, file })))
    signal.throwIfAborted()
  }
  report(0.8, 'encoding')
  const provenance = engineProvenance('algorithmicMedia')
  const outputs: OutputFile[] = []
  for (const { name, file: source } of sources) {
    const file = join(workDir, `${name}.${format}`)
    await encodeSound({ source, file, format, provenance, signal })
    const made = { path: file, mimeType: MIME_TYPES[format], kind: 'audio' } as const
    outputs.push(outputs.length > 0 ? { ...made, name } : made)
  }
  return outputs
}
