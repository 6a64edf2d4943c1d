import { join } from 'node:path'
import type { GenerationRequest } from '../../provider.ts'
import { cutFilters, developed, type EditGraph, spanWithin } from './edit-graph.ts'
import { followSubject } from './follow-subject.ts'
import type { VideoInstruction } from './read-video-instruction.ts'
import { reverseSource } from './reversed-source.ts'
import type { SourceFacts } from './source-facts.ts'
import { stabiliser } from './stabilise.ts'

/** Everything decided before the first frame of an edit is written. */
export interface EditPlan extends EditGraph {
  request: GenerationRequest
  /** The piece of the video the result is made from. */
  file: string
  fromSeconds: number
  /** How much of the source is read. */
  readSeconds: number
  /** The instruction for the sound, which is not prepared like the picture. */
  sounding: VideoInstruction
  /** What ffmpeg opens for the picture. */
  cut: { file: string; options: string[] }
}

interface PlanRequest {
  request: GenerationRequest
  instruction: VideoInstruction
  source: SourceFacts
  file: string
  signal: AbortSignal
}

const SHORTEST_SECONDS = 0.5

export async function planEdit(asked: PlanRequest): Promise<EditPlan> {
  const { request, instruction, source, file, signal } = asked
  const { width, height, fps, workDir } = request
  const piece = pieceOf(asked)
  const { fromSeconds, readSeconds, seconds } = piece
  const { edits } = instruction
  const filters = developed(source)
  const look = { filters, fromSeconds, seconds: readSeconds, signal }
  const plan: EditPlan = {
    request,
    instruction,
    source,
    file,
    width,
    height,
    fps,
    fromSeconds,
    readSeconds,
    seconds,
    track: null,
    sounding: instruction,
    stabilised: edits.has('stabilise')
      ? await stabiliser({ ...look, source: file, folder: workDir })
      : null,
    cut: { file, options: cutOptions(piece, edits.has('loop')) },
  }
  plan.track = await trackOf(plan, signal)
  if (!edits.has('reverse')) return plan
  const reversed = join(workDir, 'reversed.ts')
  const turned = { ...plan, filters: cutFilters(plan), source: file }
  await reverseSource({ ...turned, seconds: readSeconds, file: reversed, signal })
  // Cuts, rotation and stabilization already happened during reversal.
  const done = { turns: 0, leaveOut: null }
  return {
    ...plan,
    cut: { file: reversed, options: edits.has('loop') ? ['-stream_loop', '-1'] : [] },
    source: { ...source, isInterlaced: false, isHdr: false, isUnlabelledHd: false },
    instruction: { ...instruction, ...done },
    stabilised: null,
    track: plan.track && { ...plan.track, places: plan.track.places.toReversed() },
  }
}

interface Piece {
  fromSeconds: number
  readSeconds: number
  seconds: number
}

/** Which part of the source is read, and how long the result is. */
function pieceOf({ request, instruction, source }: PlanRequest): Piece {
  const { keep, leaveOut, speed, edits } = instruction
  const whole = source.durationSeconds
  const from =
    'last' in keep
      ? Math.max(0, whole - keep.last)
      : Math.min(keep.from, Math.max(0, whole - SHORTEST_SECONDS))
  const until = 'last' in keep ? whole : Math.min(keep.until ?? whole, whole)
  const gap = leaveOut && spanWithin(leaveOut, whole)
  const leftOut = gap ? Math.max(0, Math.min(gap.until, whole) - gap.from) : 0
  const kept = Math.max(SHORTEST_SECONDS, (until - from - leftOut) / speed)
  // A named part to keep or join sets the exact length; otherwise the requested length applies.
  const isNamed = (edits.has('trim') || edits.has('join')) && !edits.has('loop')
  const seconds = isNamed ? Math.min(kept, request.durationSeconds) : request.durationSeconds
  const readSeconds = edits.has('reverse')
    ? Math.min(until - from, seconds * speed + leftOut)
    : Math.min(until - from, seconds * speed + leftOut + 0.5)
  return { fromSeconds: from, readSeconds, seconds }
}

/** A loop repeats the file from its start; otherwise only the piece is read. */
const cutOptions = ({ fromSeconds, readSeconds }: Piece, isLoop: boolean): string[] =>
  isLoop ? ['-stream_loop', '-1'] : ['-ss', fromSeconds.toFixed(3), '-t', readSeconds.toFixed(3)]

const SAME_SHAPE = 0.02

/** Follows the subject if the new shape shows less of the picture than the old one. */
async function trackOf(plan: EditPlan, signal: AbortSignal): Promise<EditPlan['track']> {
  const { width, height, source, instruction, file, fromSeconds, readSeconds } = plan
  const isTurned = instruction.turns % 2 === 1
  const shown = isTurned ? { width: source.height, height: source.width } : source
  const apart = shown.width / shown.height / (width / height)
  if (Math.abs(apart - 1) < SAME_SHAPE || instruction.edits.has('fit')) return null
  const track = await followSubject({
    file,
    fromSeconds,
    seconds: readSeconds,
    signal,
    source: shown,
    filters: cutFilters(plan),
    axis: apart > 1 ? 'x' : 'y',
  })
  return { ...track, stepSeconds: track.stepSeconds / instruction.speed }
}
