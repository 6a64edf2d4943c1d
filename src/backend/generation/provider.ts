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
  /** It is known to show what is sold, however much it may look like a logo. */
  isProduct?: boolean
}

/** Everything a provider needs to make the results of one task. */
export interface GenerationRequest {
  taskId: string
  workflowType: WorkflowType
  model: string
  prompt: string
  /** Language of the words the provider adds by itself, and of line breaking. */
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
  /** Whether a visible mark says what made the result; metadata says it always. */
  watermark: boolean
  count: number
  seed: number
  images: LocalFile[]
  startFrame?: LocalFile
  endFrame?: LocalFile
  video?: LocalFile
  /** What is spoken in it, where somebody has said so; else whoever listens tells. */
  spoken?: SpokenLanguage
  /** To be put after it, in their order. */
  moreVideos?: LocalFile[]
  /** Parts of the frame that the platform it is made for covers; words and logo stay out of them. */
  safeZone?: SafeZone | null
  /** The team's brand, when the result shall bear it. */
  brand?: BrandKit
  /** What the owner set instead of what the provider reads out of the prompt. */
  corrections?: PromptCorrections
  /** Language of the words in `corrections`, where it is not that of the prompt. */
  wordsIn?: Language
  /** One look, with the words of each language: a result each, in place of `count` variations. */
  versions?: AdVersions
  /** What is set over the video. */
  subtitles?: SubtitlesToBurn
  /** What the picture is made of. */
  layers?: LayeredPicture
  /** The music to write. */
  music?: MusicToWrite
  /** Where the product of the first picture is shown: a result for each scene in each ratio. */
  photoshoot?: ShootToMake
  /** Who says the prompt, and how. */
  speech?: SpeechToSay
  /** What is put under the video: the voice first, then the music. */
  soundtrack?: SoundtrackToMix & { files: LocalFile[] }
  /** What a person is made to say, who is seen in the first picture or the video. */
  voice?: LocalFile
  /** What a film is cut out of. */
  timeline?: TimelineOfFiles
  /** Look of an earlier output to keep. */
  style?: OutputStyle
  /** Pictures that a model has painted for this brief: its words are set over them. */
  painted?: PaintedPictures
  /** What the result must not show, for models that are told so beside the prompt. */
  avoid?: string
  /** How the service that serves the model calls it; the built-in engine has no use for it. */
  remote?: RemoteModel
  /** Who asks, for services that want to tell people apart; nobody can tell from it who it is. */
  askedBy?: string
  /** Absolute path of a folder that is the provider's alone until the task is settled. */
  workDir: string
}

/** A picture that was opened as layers, and its layers then and now. */
export interface LayeredPicture {
  before: LayerDocument
  after: LayerDocument
  original: LocalFile
  /** Of both documents, by the ids they have there. */
  files: Readonly<Record<string, LocalFile>>
  /** The team's own typefaces that their words are set in. */
  fonts?: readonly FontFile[]
  /** The model whose picture is among them; null where there is none. */
  madeBy: string | null
}

/** A film to cut, with its files by the ids they have there. */
export interface TimelineOfFiles {
  cut: TimelineToRender
  files: Readonly<Record<string, LocalFile>>
  /** The model whose picture is among them; null where there is none. */
  madeBy: string | null
}

/** What a model has made for words to be set over, a result each. */
export interface PaintedPictures {
  pictures: LocalFile[]
  /** Model and maker, as a person may read them. */
  madeBy: string
  /** What the visible mark says of it. */
  mark: string
}

/** A brand as its team has set it. */
export interface BrandKit {
  name: string
  logo?: LocalFile
  /** Where the ground is dark; without it, the other stands there, too. */
  logoOnDark?: LocalFile
  /** `#rrggbb`, the most important first. */
  colours: string[]
  headingFont: FontChoice | null
  bodyFont: FontChoice | null
  /** Files of the uploaded ones among them. */
  fonts?: FontFile[]
  toneWords: string[]
  legalLine: string | null
  /** What models are asked to do, and to leave. */
  doLines?: string[]
  dontLines?: string[]
}

/** A typeface of a team's own. */
export interface FontFile {
  font: UploadedFont
  path: string
}

/** What a provider needs to make more like an output; plain JSON, read by the provider alone. */
export type OutputStyle = { [key: string]: unknown }

export interface OutputFile {
  path: string
  mimeType: string
  kind: MediaKind
  /** What it is among several; its file is called so, too. */
  name?: string
  /** What has honestly to be said about it. */
  notes?: ResultNote[]
  /** Absent when the provider cannot make more like it. */
  style?: OutputStyle
  /** As a service delivered it, before it was made ours. */
  original?: { file: string; container: string }
}

/** Plain JSON, stored with the task: another process can go on with it after a crash. */
export type Handle = { [key: string]: string | number | boolean | null }

export interface GenerationProgress {
  /** 0 to 1. */
  progress: number
  stage: GenerationStage
  etaSeconds: number | null
  /** What is whole already while others of the task are still being made. */
  ready?: readonly ReadyFile[]
}

/** A result that may be looked at before the others of its task are there. */
export interface ReadyFile {
  /** Its place among the task's results. */
  position: number
  path: string
  kind: MediaKind
}

export type GenerationStage = 'queued' | 'preparing' | 'rendering' | 'encoding' | 'finishing'

export type PollResult =
  | ({
      state: 'running'
      /** When another look is worth it, where the service says so or will report by itself. */
      nextLookSeconds?: number
    } & GenerationProgress)
  | { state: 'succeeded'; outputs: OutputFile[]; heard?: Cue[]; used?: Used }
  | {
      state: 'failed'
      code: ProviderFailure
      retryable: boolean
      message: string
      /** Facts for the sentence its owner reads. */
      details?: ErrorDetails
    }

/** What the service says it used for a job. */
export interface Used {
  /** Results it has delivered. */
  results: number
  tokens?: { input: number; output: number; thinking: number } | undefined
  workSeconds?: number | undefined
}

/** Why a provider could not deliver; each is also a code of the contract's error table. */
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
   * Names the submission: the same when it is repeated because its answer was lost, a new one when a
   * task is tried again. What a service takes as the job's id or as its idempotency key.
   */
  clientToken: string
  /** Cuts short what comes before the request that starts the work; the answer to that is waited for. */
  signal?: AbortSignal
}

/** A submission whose answer was lost. */
export interface LostSubmission {
  clientToken: string
  submittedAt: Date
  /** What was asked for. */
  request: GenerationRequest
}

export interface PollOptions {
  signal?: AbortSignal
  /** Given, `poll` stays for some seconds and reports; without it, it looks once. */
  onProgress?: (progress: GenerationProgress) => void
  /** Whether what is ready before the rest is wanted, which a service may have to be asked for. */
  wantsReady?: boolean
}

/** `submit → handle → poll(handle) → outputs`. */
export interface GenerationProvider {
  id: string
  /**
   * Whose machine does the work. `here`: this one, so a run holds its slot until the end, and
   * submitting a request twice does the work once. `elsewhere`: a run that was submitted holds none;
   * it is looked at now and then, and never submitted again while it may already be worked on.
   */
  runs: 'here' | 'elsewhere'
  /**
   * A ProviderError says that the service has refused, or was not asked to begin. After any other
   * error, whether it works on the request is unknown.
   */
  submit(request: GenerationRequest, options: SubmitOptions): Promise<Handle>
  /**
   * What the service has of a submission whose answer was lost; null when it has nothing. Without it
   * such a run fails, because the work may not be paid for twice.
   */
  find?(lost: LostSubmission): Promise<Handle | null>
  poll(handle: Handle, options?: PollOptions): Promise<PollResult>
  /** What names the job at its service, the same in every handle of it; null where there is none. */
  jobOf?(handle: Handle): string | null
  /** May be asked again of what has been cancelled. */
  cancel?(handle: Handle): Promise<void>
  /** Asks whether the service takes our key, without having anything made. @throws ServiceError */
  check?(): Promise<void>
  /** Voices of its account, where they are not in the rows of its models. @throws ServiceError */
  voices?(): Promise<readonly Voice[]>
  /** Whether the service itself has sent this report. Without it nobody's report is heard. */
  isReport?(report: Report): Promise<boolean>
  /** Which job a report is about, for services that have one address for the reports of all jobs. */
  jobOfReport?(report: Report): string | null
}

/** What somebody has sent to where a service's reports are heard, as it came. */
export interface Report {
  headers: Headers
  body: string
  /** What the address says that it was sent to. */
  taskId: string | null
  key: string | null
}

/** Thrown by `poll` when the service cannot say anything now, and says when it can. */
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

/** Thrown by a provider; the decision whether another try may help is made where it is known. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly code: ProviderFailure
  readonly retryable: boolean
  /** Facts for the sentence the task's owner reads. */
  readonly details: ErrorDetails
  /** When another try is worth it, where the service says so. */
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
