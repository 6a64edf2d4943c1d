import { join } from 'node:path'
import {
  type GenerationRequest,
  type LocalFile,
  type OutputFile,
  ProviderError,
} from '../../provider.ts'
import { isolated } from '../canvas.ts'
import { engineProvenance } from '../credits.ts'
import { encodeOver } from '../encode.ts'
import type { Progress } from '../progress.ts'
import { provenanceOver } from '../provenance-of-sources.ts'
import { pictureGraph } from '../video/edit-graph.ts'
import { editOverlay } from '../video/edit-overlay.ts'
import { type EditPlan, planEdit } from '../video/edit-plan.ts'
import { editSound } from '../video/edit-sound.ts'
import { joinedSource } from '../video/joined-source.ts'
import { readVideoInstruction, type VideoInstruction } from '../video/read-video-instruction.ts'
import { isUnreadable, unreadable } from '../video/source-facts.ts'
import { createStage } from '../video/stage.ts'

const UNKNOWN =
  'The built-in engine understands video edits such as trim, join, cut out a part, faster, slower, reverse, loop, rotate, stabilise, another format, looks (warm, cinematic, black and white), fades, captions in quotes, music, mute and an end card. For anything else choose a model of a connected provider.'
const NAMED_CHARACTERS_MAX = 80

/** Edits a video as instructed; what needs a model is refused by name, and nothing is charged. */
export async function videoEdit(
  request: GenerationRequest,
  progress: Progress,
): Promise<OutputFile[]> {
  const asked = readVideoInstruction(request.prompt, request.language)
  refuseBeyond(asked, request)
  try {
    const { notes, ...given } = await joinedSource(request, asked, progress.signal)
    const plan = await planEdit({ request, ...given, signal: progress.signal })
    const outputs: OutputFile[] = []
    for (let variation = 0; variation < request.count; variation += 1) {
      const output = await editOne(plan, progress, variation)
      outputs.push({ ...output, notes })
      progress.made?.(output)
    }
    return outputs
  } catch (error) {
    // Its header was intact, but its frames can't be decoded.
    throw isUnreadable(error) ? unreadable() : error
  }
}

function refuseBeyond(
  { edits, looks, speed, beyond }: VideoInstruction,
  { prompt, images, moreVideos = [] }: GenerationRequest,
): void {
  // Additional files need no instruction: they are appended to the video.
  const isGivenMore = images.length + moreVideos.length > 0
  const isUnderstood = edits.size + looks.length > 0 || speed !== 1 || isGivenMore
  if (isUnderstood && beyond === null) return
  const part = beyond ?? prompt.trim().slice(0, NAMED_CHARACTERS_MAX)
  throw new ProviderError('instruction_not_supported', UNKNOWN, { details: { part } })
}

const isGiven = (file: LocalFile | undefined) => file !== undefined

async function editOne(plan: EditPlan, progress: Progress, variation: number): Promise<OutputFile> {
  const { request, seconds, cut } = plan
  const { width, height, fps, count, workDir } = request
  const frameCount = Math.max(1, Math.round(seconds * fps))
  const file = join(workDir, `result-${variation + 1}.mp4`)
  const overlay = editOverlay(plan, variation)
  const { band } = overlay
  const stage = createStage(band)
  await encodeOver({
    width,
    height,
    fps,
    frameCount,
    source: cut,
    graph: pictureGraph(plan),
    overlayCount: overlay.isMoving ? frameCount : 1,
    band,
    overlay(index) {
      const ctx = stage.next()
      isolated(ctx, () => {
        ctx.translate(-band.x, -band.y)
        overlay.draw(ctx, index / fps)
      })
      return stage.pixels()
    },
    audioFile: await editSound(plan, frameCount / fps, variation, progress.signal),
    file,
    provenance: await provenanceOver(
      [request.video, ...(request.moreVideos ?? []), ...request.images].filter(isGiven),
      engineProvenance('algorithmicallyEnhanced'),
    ),
    signal: progress.signal,
    onFrame: (index) =>
      progress.report((variation + (index / frameCount) * 0.97) / count, 'rendering'),
  })
  return { path: file, mimeType: 'video/mp4', kind: 'video' }
}
