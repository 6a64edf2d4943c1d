import { join } from 'node:path'
import type { Timeline } from '../../../../contract/timeline.ts'
import { layOut, type Piece } from '../../../../contract/timeline-layout.ts'
import { probeMedia } from '../../../media/probe.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { engineProvenance } from '../credits.ts'
import { encodeGraph, encodeOver } from '../encode.ts'
import { madeWith } from '../over/made-with.ts'
import type { Progress } from '../progress.ts'
import { subtitleFilm } from '../subtitles/subtitle-film.ts'
import { cardFilm } from '../timeline/card-film.ts'
import { cardFilters, clipFilters, clipInput } from '../timeline/clip-filters.ts'
import { filmGraph } from '../timeline/film-graph.ts'
import { filmSound } from '../timeline/film-sound.ts'
import { isUnreadable, readSource, type SourceFacts, unreadable } from '../video/source-facts.ts'

/** Share of the work that the sound is. */
const SOUND_SHARE = 0.1

/** Cuts a film out of videos as its timeline says: the same layout that the editor plays. */
export async function timeline(
  request: GenerationRequest,
  { report, signal }: Progress,
): Promise<OutputFile[]> {
  const { width, height, fps, workDir } = request
  const { asked, fileOf } = askedOf(request)
  const { cut } = asked
  const layout = layOut(cut)
  const facts = await factsOf(
    cut.clips.map(({ file_id }) => file_id),
    fileOf,
    signal,
  )
  const card =
    cut.end_card &&
    (await cardFilm(fileOf(cut.end_card.file_id), request, { folder: workDir, signal }))
  report(0.02, 'preparing')
  const file = join(workDir, 'result-1.mp4')
  try {
    const sounding = await soundingOf(cut, fileOf, signal)
    const audioFile = await filmSound({
      layout,
      tracks: cut.tracks,
      fileOf,
      sounding,
      folder: workDir,
      signal,
    })
    report(SOUND_SHARE, 'rendering')
    const film = {
      ...{ width, height, fps, file, signal, frameCount: layout.frames },
      ...(audioFile && { audioFile }),
      provenance: asked.madeBy
        ? madeWith(asked.madeBy, 'video')
        : engineProvenance('algorithmicallyEnhanced'),
      graph: filmGraph(layout, (piece) => filtersOf(piece, facts, request)),
      onFrame: (index: number) =>
        report(SOUND_SHARE + (index / layout.frames) * (0.97 - SOUND_SHARE), 'rendering'),
    }
    const sources = layout.pieces.map(({ clip }) =>
      clip ? clipInput(fileOf(clip.file_id), clip) : { file: card ?? '', options: [] },
    )
    const words = captionsOf(request)
    await (words
      ? encodeOver({
          ...film,
          source: sources,
          band: words.band,
          overlayCount: layout.frames,
          overlay: (index) => words.at(index / fps),
        })
      : encodeGraph({ ...film, sources }))
  } catch (error) {
    throw isUnreadable(error) ? unreadable() : error
  }
  return [{ path: file, mimeType: 'video/mp4', kind: 'video' }]
}

function askedOf({ timeline: asked }: GenerationRequest) {
  if (!asked) throw new ProviderError('request_rejected', 'No timeline is asked for.')
  const { files } = asked
  const fileOf = (id: string): string => {
    const file = files[id]
    if (!file) throw new ProviderError('media_unreadable', 'A file of the timeline is missing.')
    return file.path
  }
  return { asked, fileOf }
}

type FileOf = (fileId: string) => string

async function factsOf(ids: readonly string[], fileOf: FileOf, signal: AbortSignal) {
  const facts = new Map<string, SourceFacts>()
  for (const id of new Set(ids)) facts.set(id, await readSource(fileOf(id), signal))
  return facts
}

/** How long the files are that have sound. */
async function soundingOf({ clips, tracks }: Timeline, fileOf: FileOf, signal: AbortSignal) {
  const found = new Map<string, number>()
  for (const id of new Set([...clips, ...tracks].map(({ file_id }) => file_id))) {
    const { audioCodec, durationSeconds } = await probeMedia(fileOf(id), { signal })
    if (audioCodec) found.set(id, durationSeconds)
  }
  return found
}

function filtersOf(piece: Piece, facts: ReadonlyMap<string, SourceFacts>, size: GenerationRequest) {
  if (!piece.clip) return cardFilters(piece)
  const source = facts.get(piece.clip.file_id)
  if (!source) throw unreadable()
  return clipFilters(piece.clip, piece, source, size)
}

function captionsOf({ timeline: asked, width, height, language }: GenerationRequest) {
  const captions = asked?.cut.captions
  if (!captions) return null
  return subtitleFilm(captions.cues, {
    ...{ width, height, language, style: captions.style },
    ...{ zone: null, brand: null },
  })
}
