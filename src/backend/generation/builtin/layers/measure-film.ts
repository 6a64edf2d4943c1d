import { randomUUID } from 'node:crypto'
import type { PictureLayer } from '../../../../contract/layers.ts'
import type { Canvas } from '../canvas.ts'
import type { Size } from '../geometry.ts'
import { mattesOf } from '../matting/open-matting.ts'
import { adFilmOf } from '../modes/image-to-video.ts'
import { type PlannedFilm, planFilms } from '../modes/text-to-video.ts'
import type { FilmQuestion, FilmShot } from '../proof/proofs.ts'
import type { Scene } from '../scene.ts'
import { readFrames } from '../video/read-frames.ts'
import { createStage } from '../video/stage.ts'
import { measureDocument } from './measure-layers.ts'
import { takeApart } from './take-apart.ts'

/**
 * Measures the text of a film the engine told in shots, by planning it again and comparing that with frames of the
 * film. Null if the plan no longer matches, because a later release plans differently or its pictures are gone.
 */
export async function measureFilm(question: FilmQuestion): Promise<FilmShot[] | null> {
  const planned = await planAgain(question)
  if (!planned || !(await isTheFilm(planned, question))) return null
  const { brief, shots } = planned
  if (shots.some(({ scene }) => hasUnreadWords(scene))) return null
  return shots.map(({ scene }, index) => {
    const { width, height } = scene
    const files = new Map<string, Canvas>()
    const layers = takeApart(scene).map((part): PictureLayer => {
      const id = `shot-${index + 1}-${part.id}`
      if (part.kind !== 'image') return { ...part, id }
      const { canvas, ...layer } = part
      const file_id = randomUUID()
      files.set(file_id, canvas)
      return { ...layer, id, file_id }
    })
    const document = { width, height, language: brief.language, layers }
    return { document, measures: measureDocument(document, files, question.colours) }
  })
}

async function planAgain({ request, dataDir }: FilmQuestion): Promise<PlannedFilm | null> {
  const progress = { matteOf: mattesOf({ dataDir }) }
  const isOfWords = request.workflowType === 'text_to_video'
  const told = isOfWords ? request : await adFilmOf(request, progress)
  if (!told) return null
  for await (const planned of planFilms(told, progress)) return planned
  return null
}

/** Text in a team's own typeface is painted as a picture and cannot be read again. */
const hasUnreadWords = ({ layers }: Scene): boolean =>
  layers.some(({ role, text, described = [] }) => text && role !== 'mark' && described.length === 0)

/** Edge in pixels of the squares that are compared: video coding changes anything finer. */
const SQUARE = 8
/** How far a square may differ due to coding, and the share of squares that may differ by more. */
const CODING = 24
const OTHER_MAX = 0.002

/** Whether each shot of the film looks as planned while its text stands. */
async function isTheFilm({ film }: PlannedFilm, { request, original }: FilmQuestion) {
  const { width, height, fps, durationSeconds } = request
  const last = Math.round(durationSeconds * fps) - 1
  for (const seconds of film.standsAt) {
    const index = Math.min(last, Math.round(seconds * fps))
    // Painted anew each time, since the canvas keeps what was drawn.
    const stage = createStage({ width, height })
    film.draw(stage.next(), index / fps)
    const frames = readFrames({
      ...{ width, height, fps, filters: [], file: original, seconds: 0.9 / fps },
      fromSeconds: Math.max(0, (index - 0.5) / fps),
      signal: new AbortController().signal,
    })
    const shares: number[] = []
    for await (const frame of frames) shares.push(differing(stage.pixels(), frame, request))
    if (shares.length === 0 || Math.min(...shares) > OTHER_MAX) return false
  }
  return true
}

/** The share of squares that differ by more than coding explains. */
function differing(one: Uint8Array, other: Uint8Array, { width, height }: Size): number {
  const [across, down] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)]
  let count = 0
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const by = squareDifference(one, other, { width, x: column * SQUARE, y: row * SQUARE })
      if (by > CODING) count += 1
    }
  return count / (across * down)
}

function squareDifference(
  one: Uint8Array,
  other: Uint8Array,
  { width, x, y }: { width: number; x: number; y: number },
): number {
  const sums = [0, 0, 0]
  for (let row = y; row < y + SQUARE; row += 1)
    for (let column = x; column < x + SQUARE; column += 1) {
      const at = (row * width + column) * 4
      for (let part = 0; part < 3; part += 1) sums[part]! += one[at + part]! - other[at + part]!
    }
  return Math.max(...sums.map(Math.abs)) / SQUARE ** 2
}
