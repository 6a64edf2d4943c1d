import { join } from 'node:path'
import { ImageData } from '@napi-rs/canvas'
import { runFfmpeg } from '../../../media/ffmpeg.ts'
import { type MediaProbe, probeMedia } from '../../../media/probe.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { chooseMood } from '../audio/choose-mood.ts'
import { writeMusic } from '../audio/write-music.ts'
import { composeScene } from '../compose-scene.ts'
import { engineProvenance } from '../credits.ts'
import { encodeVideo } from '../encode.ts'
import type { Progress } from '../make-outputs.ts'
import { playScene } from '../motion/scene-player.ts'
import { createRandom } from '../random.ts'
import { captionPainter } from '../video/captions.ts'
import { LOOK_FILTERS } from '../video/looks.ts'
import { readFrames } from '../video/read-frames.ts'
import { readVideoInstruction, type VideoInstruction } from '../video/read-video-instruction.ts'
import { createStage } from '../video/stage.ts'

const UNKNOWN =
  'The built-in engine understands video edits such as trim, faster, slower, reverse, another format, looks (warm, cinematic, black and white), captions in quotes, music and an end card. For anything else choose a model of a connected provider.'
const REVERSE_MAX_SECONDS = 20
const END_CARD_SECONDS = 2.2

/** Changes a video as the instruction says, in the asked size and length. */
export async function videoEdit(
  request: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  const source = request.video
  if (!source) throw new ProviderError('media_unreadable', 'There is no video to edit.')
  const instruction = readVideoInstruction(request.prompt, request.language)
  if (instruction.edits.size + instruction.looks.length === 0 && instruction.speed === 1) {
    throw new ProviderError('instruction_not_supported', UNKNOWN)
  }
  const probe = await probeMedia(source.path, { signal: progress.signal })
  const seconds = request.durationSeconds * instruction.speed
  if (instruction.edits.has('reverse') && seconds > REVERSE_MAX_SECONDS) {
    throw new ProviderError(
      'instruction_not_supported',
      `The built-in engine can reverse at most ${REVERSE_MAX_SECONDS} seconds.`,
    )
  }
  const outputs: OutputFile[] = []
  for (let variation = 0; variation < request.count; variation += 1) {
    outputs.push(await editOne({ request, progress, instruction, probe, variation }))
  }
  return outputs
}

interface Edit {
  request: GenerationRequest
  progress: Progress
  instruction: VideoInstruction
  probe: MediaProbe
  variation: number
}

async function editOne(edit: Edit): Promise<OutputFile> {
  const { request, progress, variation } = edit
  const { width, height, fps, durationSeconds, count, workDir } = request
  const frameCount = Math.round(durationSeconds * fps)
  const file = join(workDir, `result-${variation + 1}.mp4`)
  const frames = sourceFrames(edit)
  const draw = overlays(edit)
  const stage = createStage(request)
  const image = new ImageData(width, height)
  await encodeVideo({
    width,
    height,
    fps,
    frameCount,
    audioFile: await soundOf(edit, frameCount / fps),
    file,
    provenance: engineProvenance('algorithmicallyEnhanced'),
    signal: progress.signal,
    async frame(index) {
      const { value } = await frames.next()
      // A source that ends early holds its last picture.
      if (value) image.data.set(value)
      const ctx = stage.next()
      ctx.putImageData(image, 0, 0)
      draw(ctx, index / fps)
      return stage.pixels()
    },
    onFrame: (index) =>
      progress.report((variation + (index / frameCount) * 0.97) / count, 'rendering'),
  })
  await frames.return(undefined)
  return { path: file, mimeType: 'video/mp4', kind: 'video' }
}

const span = ({ request, instruction }: Edit) => ({
  fromSeconds: instruction.fromSeconds,
  seconds: request.durationSeconds * instruction.speed + 0.5,
})

function sourceFrames(edit: Edit) {
  const { request, instruction, progress } = edit
  const { width, height, fps } = request
  const { edits, looks, speed } = instruction
  const filters = looks.map((look) => LOOK_FILTERS[look]).filter((filter) => filter !== undefined)
  if (edits.has('reverse'))
    filters.unshift(`scale=${width}:${height}:force_original_aspect_ratio=increase`, 'reverse')
  if (speed !== 1) filters.push(`setpts=PTS/${speed}`)
  return readFrames({
    file: request.video?.path ?? '',
    width,
    height,
    fps,
    filters,
    ...span(edit),
    signal: progress.signal,
  })
}

/** Captions, end card and mark over the moving picture. */
function overlays({ request, instruction, variation }: Edit) {
  const { width, height, durationSeconds } = request
  const { brief, edits, quotes } = instruction
  const random = createRandom(request.seed, `variation-${variation}`)
  const words = edits.has('captions') && quotes.length === 0 ? [brief.headline] : quotes
  const captions = captionPainter({
    ...request,
    brief,
    words: edits.has('endCard') ? quotes.slice(1) : words,
    random,
  })
  if (!edits.has('endCard')) return captions
  const card = { ...brief, headline: quotes[0] ?? brief.headline, subline: null }
  const scene = composeScene({
    width,
    height,
    brief: card,
    pictures: [],
    random,
    hasMark: request.watermark,
  })
  const seconds = Math.min(END_CARD_SECONDS, durationSeconds * 0.4)
  const player = playScene(scene, seconds)
  const begins = durationSeconds - seconds
  return (ctx: Parameters<typeof captions>[0], time: number) =>
    time >= begins ? player.draw(ctx, time - begins) : captions(ctx, time)
}

/** New music when asked for, else the source's own sound at the new speed; none when not wanted. */
async function soundOf(edit: Edit, seconds: number): Promise<string | undefined> {
  const { request, instruction, probe, variation, progress } = edit
  const { workDir, seed, generateAudio } = request
  if (!generateAudio) return undefined
  const hasOwnSound = probe.audioCodec !== null && !instruction.edits.has('music')
  if (!hasOwnSound) {
    return writeMusic({
      mood: chooseMood(instruction.brief, seed),
      seconds,
      seed: seed + variation,
      folder: workDir,
    })
  }
  const file = join(workDir, `sound-${variation + 1}.wav`)
  const { fromSeconds, seconds: sourceSeconds } = span(edit)
  const filters = [
    ...(instruction.edits.has('reverse') ? ['areverse'] : []),
    ...tempo(instruction.speed),
    ...['loudnorm=I=-14:TP=-1.5:LRA=11', 'aresample=48000', `apad=whole_dur=${seconds.toFixed(4)}`],
  ]
  await runFfmpeg({
    inputs: [
      {
        file: request.video?.path ?? '',
        options: ['-ss', fromSeconds.toFixed(3), '-t', sourceSeconds.toFixed(3)],
      },
    ],
    output: [
      '-map',
      '0:a:0',
      '-vn',
      '-af',
      filters.join(','),
      '-t',
      seconds.toFixed(4),
      '-ac',
      '2',
      '-f',
      'wav',
      file,
    ],
    signal: progress.signal,
  })
  return file
}

/** `atempo` reaches from half to double; further steps are chained. */
function tempo(speed: number): string[] {
  if (speed === 1) return []
  if (speed > 2) return ['atempo=2', ...tempo(speed / 2)]
  if (speed < 0.5) return ['atempo=0.5', ...tempo(speed / 0.5)]
  return [`atempo=${speed}`]
}
