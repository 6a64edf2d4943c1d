import { join } from 'node:path'
import { wordsOfLayers } from '../../../../contract/layers.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { chooseMood } from '../audio/choose-mood.ts'
import { writeMusic } from '../audio/write-music.ts'
import { encodeVideo } from '../encode.ts'
import { animateLayers } from '../layers/animate-layers.ts'
import type { Progress } from '../progress.ts'
import { readBrief } from '../prompt/read-brief.ts'
import { createStage } from '../video/stage.ts'
import { pictureOf, provenanceOf } from './layers.ts'
import { readFiles } from './read-layer-files.ts'

/** Layers as a film: they enter, stand as the finished picture, and leave. */
export async function layersFilm(
  request: GenerationRequest,
  { report, signal }: Progress,
): Promise<OutputFile[]> {
  const { layers: asked, width, height, fps, workDir } = request
  if (!asked?.after.animation) throw new ProviderError('media_unreadable', 'No layers move.')
  const files = await readFiles(asked, signal)
  const document = { ...asked.after, animation: asked.after.animation }
  const picture = await pictureOf(asked, files)
  const film = animateLayers(document, { files, picture })
  const stage = createStage({ width, height })
  const frameCount = Math.round(request.durationSeconds * fps)
  const file = join(workDir, 'result-1.mp4')
  let pixels: Uint8Array = new Uint8Array()
  await encodeVideo({
    ...{ width, height, fps, frameCount, file, signal },
    audioFile: request.generateAudio ? await musicFor(request, frameCount / fps) : undefined,
    provenance: await provenanceOf(asked, 'video'),
    frame(index) {
      if (film.draw(stage.next, index / fps)) pixels = stage.pixels()
      return pixels
    },
    onFrame: (index) => report((index / frameCount) * 0.97, 'rendering'),
  })
  return [{ path: file, mimeType: 'video/mp4', kind: 'video' }]
}

/** In the mood of the words in the layers. */
function musicFor(request: GenerationRequest, seconds: number): Promise<string> {
  const { layers: asked, language, seed, workDir } = request
  const prompt = asked ? wordsOfLayers(asked.after).join('. ') : ''
  const mood = chooseMood(readBrief({ prompt, language }), seed)
  return writeMusic({ mood, seconds, seed, folder: workDir })
}
