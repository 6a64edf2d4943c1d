import { join } from 'node:path'
import type { ResultNote } from '../../../../contract/result-notes.ts'
import { type GenerationRequest, type LocalFile, ProviderError } from '../../provider.ts'
import { type Clip, joinClips, overlapSeconds } from './join-clips.ts'
import { pictureClip } from './picture-clip.ts'
import type { VideoInstruction } from './read-video-instruction.ts'
import { readSource, type SourceFacts } from './source-facts.ts'

/** The single film an edit starts from. */
export interface JoinedSource {
  file: string
  source: SourceFacts
  instruction: VideoInstruction
  notes: ResultNote[]
}

/** How long a picture given with a video is shown at the end. */
const PICTURE_SECONDS = 2.5
/** All pictures together leave the larger part to the videos. */
const PICTURES_SHARE = 0.5
const SHORTEST_SECONDS = 0.5
const NAMED_CHARACTERS_MAX = 80

/** The given video, or one film joined from all videos and pictures. */
export async function joinedSource(
  request: GenerationRequest,
  instruction: VideoInstruction,
  signal: AbortSignal,
): Promise<JoinedSource> {
  const { video, moreVideos = [], images, fps, workDir } = request
  if (!video) throw new ProviderError('media_unreadable', 'There is no video to edit.')
  const source = await readSource(video.path, signal)
  if (instruction.edits.has('addPicture') && images.length === 0) {
    const details = { part: request.prompt.trim().slice(0, NAMED_CHARACTERS_MAX) }
    throw new ProviderError('instruction_not_supported', 'There is no picture.', { details })
  }
  if (moreVideos.length + images.length === 0) {
    if (!instruction.edits.has('join')) return { file: video.path, source, instruction, notes: [] }
    throw new ProviderError('second_video_missing', 'Joining takes a second video.')
  }
  const asked = { ...instruction, edits: new Set(instruction.edits).add('join') }
  if (asked.edits.has('crossfade')) asked.edits.delete('fade')
  const videos = [{ file: video.path, source, seconds: source.durationSeconds }]
  for (const { path } of moreVideos) {
    const next = await readSource(path, signal)
    videos.push({ file: path, source: next, seconds: next.durationSeconds })
  }
  const pictures = await pictureClips(images, request, signal)
  const isCrossfaded = asked.edits.has('crossfade')
  const { clips, isShortened } = shared(videos, pictures, { request, asked, isCrossfaded })
  const file = join(workDir, 'joined.mkv')
  await joinClips({ clips, fps, isCrossfaded, file, signal })
  return {
    file,
    source: await readSource(file, signal),
    instruction: asked,
    notes: isShortened ? ['clips_shortened'] : [],
  }
}

async function pictureClips(
  images: LocalFile[],
  { workDir, durationSeconds }: GenerationRequest,
  signal: AbortSignal,
): Promise<Clip[]> {
  const seconds = Math.min(PICTURE_SECONDS, (durationSeconds * PICTURES_SHARE) / images.length)
  const clips: Clip[] = []
  for (const [index, { path }] of images.entries()) {
    const file = join(workDir, `picture-${index + 1}.mkv`)
    await pictureClip({ picture: path, file, signal })
    clips.push({ file, source: await readSource(file, signal), seconds })
  }
  return clips
}

interface Sharing {
  request: GenerationRequest
  asked: VideoInstruction
  isCrossfaded: boolean
}

/** If the films together are too long, each is shortened at its end; none is silently dropped. */
function shared(videos: Clip[], pictures: Clip[], { request, asked, isCrossfaded }: Sharing) {
  const { fps, durationSeconds } = request
  const clips = [...videos, ...pictures]
  // An instruction that names a part to keep already says what may be dropped.
  if (asked.edits.has('trim') || asked.edits.has('loop')) return { clips, isShortened: false }
  const lasts = (all: Clip[]) => all.reduce((sum, { seconds }) => sum + seconds, 0)
  const room =
    durationSeconds * asked.speed + overlapSeconds({ clips, fps, isCrossfaded }) - lasts(pictures)
  const part = room / lasts(videos)
  // A difference of one frame is an artifact of the container.
  if (lasts(videos) - room <= 1 / fps) return { clips, isShortened: false }
  const shorter = videos.map((clip) => ({
    ...clip,
    seconds: Math.min(clip.seconds, Math.max(SHORTEST_SECONDS, clip.seconds * part)),
  }))
  return { clips: [...shorter, ...pictures], isShortened: true }
}
