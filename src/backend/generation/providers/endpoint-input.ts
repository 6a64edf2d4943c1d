import { keepsLength } from '../../../contract/generation.ts'
import { entriesOf } from '../../../contract/keys-of.ts'
import type { GenerationRequest, LocalFile } from '../provider.ts'
import type { Endpoint, Wish } from './endpoint.ts'
import { wordsOf } from './music/describe-music.ts'
import { OWN_FILES, type OwnFiles } from './own-files.ts'
import { asDataUrl } from './references.ts'
import { said } from './service-error.ts'

const DURATIONS: Record<Endpoint['durationAs'], (seconds: number) => string | number> = {
  number: (seconds) => seconds,
  text: String,
  seconds: (seconds) => `${seconds}s`,
  milliseconds: (seconds) => seconds * 1_000,
}

interface Handing {
  hand?: (file: LocalFile) => Promise<string>
  signal?: AbortSignal | undefined
  own?: OwnFiles
}

/**
 * Translates a request into an endpoint's fields: each wish that it has a name for, and files as data URLs
 * or by the address that `hand` gives them.
 * @throws ServiceError, or ProviderError('no_speech_heard')
 */
export async function inputOf(
  request: GenerationRequest,
  endpoint: Endpoint,
  { hand = asDataUrl, signal, own = OWN_FILES }: Handing = {},
): Promise<Record<string, unknown>> {
  const { fields, durationAs, always, videoFps } = endpoint
  const { width, height, images, startFrame, endFrame, video, voice } = request
  refuseLeftOut(request, endpoint)
  const files: Partial<Record<Wish, LocalFile | undefined>> = {
    firstPicture: startFrame ?? images[0],
    lastPicture: endFrame,
    video: video && videoFps ? await own.film(video, request.workDir, videoFps) : video,
    voice: voice && (await own.voice(voice, request.workDir)),
    heard: fields.heard ? await own.wholeSound(request, signal) : undefined,
  }
  const plain: Partial<Record<Wish, unknown>> = {
    prompt: wordsOf(request),
    avoid: request.avoid,
    seed: request.seed,
    ratio: request.aspectRatio,
    size: { width, height },
    count: request.count,
    resolution: request.resolution,
    duration: DURATIONS[durationAs](request.durationSeconds),
    sound: request.generateAudio,
    spoken: request.spoken,
    pictures: fields.pictures ? await Promise.all(images.map(hand)) : undefined,
  }
  const input: Record<string, unknown> = { ...always }
  for (const [wish, name] of entriesOf<Wish, string | undefined>({ ...NONE, ...fields })) {
    const file = files[wish]
    if (name) input[name] = file ? await hand(file) : plain[wish]
  }
  return input
}

/** Nobody should pay for a result that silently ignores part of the input. */
function refuseLeftOut(
  { workflowType, images, startFrame, endFrame, video, voice, durationSeconds }: GenerationRequest,
  { fields, always, soundSeconds = 0 }: Endpoint,
): void {
  // The length of a voice or video is in the file itself.
  const asksLength = durationSeconds > 0 && !keepsLength(workflowType)
  const isLeftOut = [
    endFrame && !fields.lastPicture,
    (startFrame ?? images[0]) && !fields.firstPicture && !fields.pictures,
    video && !fields.video && !fields.heard,
    images.length > 1 && !fields.pictures,
    voice && !fields.voice,
    asksLength && !fields.duration && !('duration' in always) && durationSeconds > soundSeconds,
  ].some(Boolean)
  if (isLeftOut) throw said('invalid_input', 'The endpoint has no place for what was given.')
}

const NONE: Record<Wish, undefined> = {
  prompt: undefined,
  avoid: undefined,
  seed: undefined,
  ratio: undefined,
  size: undefined,
  count: undefined,
  resolution: undefined,
  duration: undefined,
  sound: undefined,
  firstPicture: undefined,
  lastPicture: undefined,
  pictures: undefined,
  video: undefined,
  voice: undefined,
  heard: undefined,
  spoken: undefined,
}
