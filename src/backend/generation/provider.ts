import type { ErrorDetails } from '../../contract/app-error.ts'
import type { FontChoice, UploadedFont } from '../../contract/brand.ts'
import type { AdVersions } from '../../contract/endpoints/ad-versions.ts'
import type { MusicToWrite } from '../../contract/endpoints/music.ts'
import type { ShootToMake } from '../../contract/endpoints/photoshoot.ts'
import type { PromptCorrections } from '../../contract/endpoints/prompts.ts'
import type { SoundtrackToMix } from '../../contract/endpoints/soundtrack.ts'
import type { SpeechToSay } from '../../contract/endpoints/speech.ts'
import type { SubtitlesToBurn } from '../../contract/endpoints/subtitles.ts'
import type { TimelineToRender } from '../../contract/endpoints/timelines.ts'
import type { AspectRatio, Resolution, WorkflowType } from '../../contract/generation.ts'
import type { Language } from '../../contract/languages.ts'
import type { LayerDocument } from '../../contract/layers.ts'
import type { MediaKind } from '../../contract/media-kind.ts'
import type { ResultNote } from '../../contract/result-notes.ts'
import type { SafeZone } from '../../contract/safe-zone.ts'
import type { SpokenLanguage } from '../../contract/spoken-languages.ts'
import type { Cue } from '../../contract/subtitles.ts'
import type { RemoteModel, Voice } from './model.ts'

/** A reference in the task's own folder; providers never see addresses or storage keys. */
export interface LocalFile {
  path: string
  mimeType: string
  kind: MediaKind
  /** Known to show the product, however much it may look like a logo. */
  isProduct?: boolean
}

/** Everything a provider needs to make the results of one task. */
export interface GenerationRequest {
  taskId: string
  workflowType: WorkflowType
  model: string
  prompt: string
  /** Language of the words that the provider adds itself, and of line breaking. */
  language: Language
  width: number
  height: number
  aspectRatio: AspectRatio
  resolution: Resolution
  /** Zero for images. */
  durationSeconds: number
  /** Zero for images. */
  fps: number
  generateAudio: boolean
  /** Whether to add a visible mark that names what made the result; the metadata always does. */
  watermark: boolean
  count: number
  seed: number
  images: LocalFile[]
  startFrame?: LocalFile
  endFrame?: LocalFile
  video?: LocalFile
  /** The spoken language, if somebody has set it; otherwise the transcriber detects it. */
  spoken?: SpokenLanguage
  /** To be appended to it, in this order. */
  moreVideos?: LocalFile[]
  /** Margins that the target platform's own controls cover; words and logo stay out of them. */
  safeZone?: SafeZone | null
  /** The team's brand, if the result is to carry it. */
  brand?: BrandKit
  /** The owner's values for what the provider would otherwise read from the prompt. */
  corrections?: PromptCorrections
  /** Language of the words in `corrections`, if it differs from the prompt's. */
  wordsIn?: Language
  /** One look with the words in several languages: one result per language, instead of `count` variations. */
  versions?: AdVersions
  /** Subtitles to set over the video. */
  subtitles?: SubtitlesToBurn
  /** The layers that make up the picture. */
  layers?: LayeredPicture
  /** The music to write. */
  music?: MusicToWrite
  /** Scenes to show the first picture's product in: one result per scene and ratio. */
  photoshoot?: ShootToMake
  /** Who reads the prompt aloud, and how. */
  speech?: SpeechToSay
  /** Sound to put under the video: the voice first, then the music. */
  soundtrack?: SoundtrackToMix & { files: LocalFile[] }
  /** Speech for the person in the first picture or the video. */
  voice?: LocalFile
  /** The clips that the film is cut from. */
  timeline?: TimelineOfFiles
  /** Look of an earlier output to keep. */
  style?: OutputStyle
  /** Pictures that a model has painted for this brief; the engine sets its words over them. */
  painted?: PaintedPictures
  /** What the result must not show, for models that take this separately from the prompt. */
  avoid?: string
  /** The serving service's description of the model; unused by the built-in engine. */
  remote?: RemoteModel
  /** Pseudonym of the requesting user, for services that want to tell users apart. */
  askedBy?: string
  /** Absolute path of a folder that belongs to the provider alone until the task is settled. */
  workDir: string
}

/** A picture that was opened as layers, with its layers before and after. */
export interface LayeredPicture {
  before: LayerDocument
  after: LayerDocument
  original: LocalFile
  /** Files of both documents, by their ids there. */
  files: Readonly<Record<string, LocalFile>>
  /** The team's own typefaces that the words are set in. */
  fonts?: readonly FontFile[]
  /** The model that made a picture among them; null if none did. */
  madeBy: string | null
}

/** A film to cut, with its files by their ids in the cut. */
export interface TimelineOfFiles {
  cut: TimelineToRender
  files: Readonly<Record<string, LocalFile>>
  /** The model that made a picture among them; null if none did. */
  madeBy: string | null
}

/** A model's pictures for words to be set over, one per result. */
export interface PaintedPictures {
  pictures: LocalFile[]
  /** Model and maker, for display. */
  madeBy: string
  /** The text of the visible mark. */
  mark: string
}

/** A brand as its team has set it up. */
export interface BrandKit {
  name: string
  logo?: LocalFile
  /** For dark grounds; if unset, `logo` is used there, too. */
  logoOnDark?: LocalFile
  /** `#rrggbb`, the most important first. */
  colours: string[]
  headingFont: FontChoice | null
  bodyFont: FontChoice | null
  /** Files of the uploaded fonts among them. */
  fonts?: FontFile[]
  toneWords: string[]
  legalLine: string | null
  /** Instructions for models: what to do, and what to avoid. */
  doLines?: string[]
  dontLines?: string[]
}

/** A team's own typeface. */
export interface FontFile {
  font: UploadedFont
  path: string
}

/** What a provider needs to make more in the style of an output; plain JSON that only the provider reads. */
export type OutputStyle = { [key: string]: unknown }

export interface OutputFile {
  path: string
  mimeType: string
  kind: MediaKind
  /** Tells it apart from the other results; also used for the file name. */
  name?: string
  /** What its owner has to be told about it. */
  notes?: ResultNote[]
  /** Absent if the provider can't make more in its style. */
  style?: OutputStyle
  /** As the service delivered it, before our finishing. */
  original?: { file: string; container: string }
}

/** Plain JSON, stored with the task, so that another process can continue after a crash. */
export type Handle = { [key: string]: string | number | boolean | null }

export interface GenerationProgress {
  /** 0 to 1. */
  progress: number
  stage: GenerationStage
  etaSeconds: number | null
  /** Finished results, while others of the task are still being made. */
  ready?: readonly ReadyFile[]
}

/** A result that can be viewed before the task's other results are done. */
export interface ReadyFile {
  /** Its index among the task's results. */
  position: number
  path: string
  kind: MediaKind
}

export type GenerationStage = 'queued' | 'preparing' | 'rendering' | 'encoding' | 'finishing'

export type PollResult =
  | ({
      state: 'running'
      /** When to poll again, if the service says so or will report by itself. */
      nextLookSeconds?: number
    } & GenerationProgress)
  | { state: 'succeeded'; outputs: OutputFile[]; heard?: Cue[]; used?: Used }
  | {
      state: 'failed'
      code: ProviderFailure
      retryable: boolean
      message: string
      /** Facts for the message to the task's owner. */
      details?: ErrorDetails
    }

/** What the service reports as used by a job. */
export interface Used {
  /** Number of delivered results. */
  results: number
  tokens?: { input: number; output: number; thinking: number } | undefined
  workSeconds?: number | undefined
}

/** Why a provider couldn't deliver; each is also a code in the contract's error table. */
export type ProviderFailure =
  | 'engine_failed'
  | 'model_unavailable'
  | 'model_retired'
  | 'instruction_not_supported'
  | 'cut_out_uncertain'
  | 'second_video_missing'
  | 'content_blocked'
  | 'request_rejected'
  | 'media_unreadable'
  | 'no_speech_heard'
  | 'generation_timed_out'
  | 'unavailable'

export interface SubmitOptions {
  /**
   * Identifies the submission: the same when it is repeated because the response was lost, a new one when
   * a task is retried. Sent to a service as the job's id or idempotency key.
   */
  clientToken: string
  /** Aborts what precedes the request that starts the work; that request's response is always awaited. */
  signal?: AbortSignal
}

/** A submission whose response was lost. */
export interface LostSubmission {
  clientToken: string
  submittedAt: Date
  /** The original request. */
  request: GenerationRequest
}

export interface PollOptions {
  signal?: AbortSignal
  /** If given, `poll` waits for some seconds and reports progress; otherwise it checks once. */
  onProgress?: (progress: GenerationProgress) => void
  /** Whether to include results that are ready before the rest, which may take another request to the service. */
  wantsReady?: boolean
}

/** `submit → handle → poll(handle) → outputs`. */
export interface GenerationProvider {
  id: string
  /**
   * Whose machine does the work. `here`: this one, so a run holds its slot until the end, and
   * submitting a request twice does the work once. `elsewhere`: a submitted run holds no slot;
   * it is polled now and then, and never submitted again while the service may be working on it.
   */
  runs: 'here' | 'elsewhere'
  /**
   * A ProviderError means that the service refused, or wasn't asked to start. After any other
   * error, it is unknown whether the service works on the request.
   */
  submit(request: GenerationRequest, options: SubmitOptions): Promise<Handle>
  /**
   * Finds the service's job for a submission whose response was lost; null if there is none. Without this
   * method such a run fails, because the work must not be paid for twice.
   */
  find?(lost: LostSubmission): Promise<Handle | null>
  poll(handle: Handle, options?: PollOptions): Promise<PollResult>
  /** The job's id at its service, the same in every handle of the job; null if it has none. */
  jobOf?(handle: Handle): string | null
  /** May be called again for a job that is already canceled. */
  cancel?(handle: Handle): Promise<void>
  /** Checks whether the service accepts our key, without generating anything. @throws ServiceError */
  check?(): Promise<void>
  /** The account's voices, if its models' rows don't list them. @throws ServiceError */
  voices?(): Promise<readonly Voice[]>
  /** Whether this report is authentic. Without this method, reports are ignored. */
  isReport?(report: Report): Promise<boolean>
  /** Which job a report is about, for services that send all reports to one address. */
  jobOfReport?(report: Report): string | null
}

/** An unverified request to the address for a service's reports. */
export interface Report {
  headers: Headers
  body: string
  /** The task named in the address. */
  taskId: string | null
  key: string | null
}

/** Thrown by `poll` when the service can't answer now, but says when it can. */
export class LookLater extends Error {
  override readonly name = 'LookLater'
  readonly nextLookSeconds: number

  constructor(message: string, nextLookSeconds: number) {
    super(message)
    this.nextLookSeconds = nextLookSeconds
  }
}

interface ProviderErrorFacts {
  retryable?: boolean
  details?: ErrorDetails
  retryAfterSeconds?: number | undefined
}

/** Thrown by a provider, which also decides whether a retry may help. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: ProviderFailure
  readonly retryable: boolean
  /** Facts for the message to the task's owner. */
  readonly details: ErrorDetails
  /** When to retry, if the service says so. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ProviderFailure,
    message: string,
    { retryable = false, details = {}, retryAfterSeconds }: ProviderErrorFacts = {},
  ) {
    super(message)
    this.code = code
    this.retryable = retryable
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}
