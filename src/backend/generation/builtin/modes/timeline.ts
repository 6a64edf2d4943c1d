import { join } from 'node:path'
import type { Timeline } from '../../../../contract/timeline.ts'
import { layOut } from '../../../../contract/timeline-layout.ts'
import { type Segment, segmentsOf } from '../../../../contract/timeline-segments.ts'
import { probeMedia } from '../../../media/probe.ts'
import { type GenerationRequest, type OutputFile, ProviderError } from '../../provider.ts'
import { engineProvenance } from '../credits.ts'
import { type Encoding, encodeGraph, encodeOver } from '../encode.ts'
import { madeWith } from '../over/made-with.ts'
import type { Progress } from '../progress.ts'
import { provenanceOver } from '../provenance-of-sources.ts'
import { subtitleFilm } from '../subtitles/subtitle-film.ts'
import { filmGraph } from '../timeline/film-graph.ts'
import { filmSound } from '../timeline/film-sound.ts'
import { type FilmSources, readSources } from '../timeline/film-sources.ts'
import { joinStretches } from '../timeline/join-stretches.ts'
import { isUnreadable, unreadable } from '../video/source-facts.ts'

/** The sound's share of the work. */
const SOUND_SHARE = 0.1
/** Decoders of 4K take most of the memory: all twenty at once would need gigabytes. */
const PIECES_AT_ONCE = 4

/** Cuts a film from videos and images along its timeline, in the same layout that the editor plays. */
export async function timeline(
  request: GenerationRequest,
  { report, signal }: Progress,
): Promise<OutputFile[]> {
  const { width, height, fps, workDir: folder } = request
  const { asked, fileOf } = askedOf(request)
  const { cut } = asked
  const layout = layOut(cut)
  const sources = await readSources({ cut, size: { width, height }, fileOf, folder, signal })
  report(0.02, 'preparing')
  const file = join(folder, 'result-1.mp4')
  try {
    const sounding = await soundingOf(cut, fileOf, signal)
    const audioFile = await filmSound({
      ...{ layout, fileOf, sounding, folder, signal },
      tracks: cut.tracks,
    })
    report(SOUND_SHARE, 'rendering')
    const film: Encoding = {
      ...{ width, height, fps, file, signal, frameCount: layout.frames },
      ...(audioFile && { audioFile }),
      provenance: await provenanceOver(
        Object.values(asked.files),
        asked.madeBy
          ? madeWith(asked.madeBy, 'video')
          : engineProvenance('algorithmicallyEnhanced'),
      ),
      onFrame: (index) =>
        report(SOUND_SHARE + (index / layout.frames) * (0.97 - SOUND_SHARE), 'rendering'),
    }
    await encodeFilm(film, segmentsOf(layout, PIECES_AT_ONCE), sources, captionsOf(request))
  } catch (error) {
    throw isUnreadable(error) ? unreadable() : error
  }
  return [{ path: file, mimeType: 'video/mp4', kind: 'video' }]
}

type Captions = ReturnType<typeof captionsOf>

/** Encodes a short film in one go, a longer one in consecutive stretches. */
async function encodeFilm(
  film: Encoding,
  segments: readonly Segment[],
  sources: FilmSources,
  words: Captions,
): Promise<void> {
  const [only, ...more] = segments
  if (only && more.length === 0) return await encodeSegment(film, only, sources, words)
  const { audioFile: _, ...silent } = film
  const stretches: string[] = []
  for (const segment of segments) {
    const { at, layout } = segment
    const file = `${film.file}.${at}.ts`
    const stretch = { ...silent, file, frameCount: layout.frames, stretchAt: at / film.fps }
    const onFrame = (index: number) => film.onFrame?.(at + index)
    await encodeSegment({ ...stretch, onFrame }, segment, sources, words)
    stretches.push(file)
  }
  await joinStretches(film, stretches)
}

async function encodeSegment(
  film: Encoding,
  { at, layout }: Segment,
  { inputOf, filtersOf }: FilmSources,
  words: Captions,
): Promise<void> {
  const graph = filmGraph(layout, filtersOf)
  const sources = layout.pieces.map(inputOf)
  if (!words) return await encodeGraph({ ...film, graph, sources })
  await encodeOver({
    ...{ ...film, graph, source: sources, band: words.band, overlayCount: layout.frames },
    overlay: (index) => words.at((at + index) / film.fps),
  })
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

/** Lengths of the files that have sound. */
async function soundingOf({ clips, tracks }: Timeline, fileOf: FileOf, signal: AbortSignal) {
  const found = new Map<string, number>()
  const heard = [...clips.filter(({ still }) => !still), ...tracks]
  for (const id of new Set(heard.map(({ file_id }) => file_id))) {
    const { audioCodec, durationSeconds } = await probeMedia(fileOf(id), { signal })
    if (audioCodec) found.set(id, durationSeconds)
  }
  return found
}

function captionsOf({ timeline: asked, width, height, language }: GenerationRequest) {
  const captions = asked?.cut.captions
  if (!captions) return null
  return subtitleFilm(captions.cues, {
    ...{ width, height, language, style: captions.style },
    ...{ zone: null, brand: null },
  })
}
