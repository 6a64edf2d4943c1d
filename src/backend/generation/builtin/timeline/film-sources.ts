import type { Timeline, TimelineClip } from '../../../../contract/timeline.ts'
import type { Piece } from '../../../../contract/timeline-layout.ts'
import type { Size } from '../geometry.ts'
import { readSource, type SourceFacts, unreadable } from '../video/source-facts.ts'
import { clipFilters, clipInput, type Fitting, stillFilters } from './clip-filters.ts'
import { stillFilm } from './still-film.ts'

/** What ffmpeg reads for a piece, and how it filters it. */
export interface FilmSources {
  inputOf: (piece: Piece) => { file: string; options: string[] }
  filtersOf: (piece: Piece) => string
}

interface Wanted {
  cut: Timeline
  size: Size
  fileOf: (fileId: string) => string
  folder: string
  signal: AbortSignal
}

const WHOLE: Fitting = { fit: 'whole', focus: 0.5 }

/** Probes a film's videos and brings its images to the film's size, each only once. */
export async function readSources(wanted: Wanted): Promise<FilmSources> {
  const { cut, size, fileOf, folder, signal } = wanted
  const facts = new Map<string, SourceFacts>()
  const stills = new Map<string, string>()
  const addStill = async (fileId: string, fitting: Fitting) => {
    const key = keyOf(fileId, fitting)
    if (stills.has(key)) return
    const name = `still-${stills.size}`
    const picture = fileOf(fileId)
    stills.set(key, await stillFilm({ picture, fitting, size, folder, name, signal }))
  }
  for (const clip of cut.clips) {
    const { file_id, still } = clip
    if (still) await addStill(file_id, clip)
    else if (!facts.has(file_id)) facts.set(file_id, await readSource(fileOf(file_id), signal))
  }
  const cardId = cut.end_card?.file_id ?? ''
  if (cut.end_card) await addStill(cardId, WHOLE)

  const stillOf = (clip: TimelineClip | null) =>
    stills.get(clip ? keyOf(clip.file_id, clip) : keyOf(cardId, WHOLE)) ?? ''
  return {
    inputOf: ({ clip }) =>
      clip && !clip.still
        ? clipInput(fileOf(clip.file_id), clip)
        : { file: stillOf(clip), options: [] },
    filtersOf(piece) {
      const { clip } = piece
      if (!clip || clip.still) return stillFilters(piece)
      const source = facts.get(clip.file_id)
      if (!source) throw unreadable()
      return clipFilters(clip, piece, source, size)
    },
  }
}

const keyOf = (fileId: string, { fit, focus, crop }: Fitting): string =>
  JSON.stringify([fileId, fit, focus, crop])
