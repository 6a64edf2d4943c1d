import type { Region } from './geometry.ts'
import type { Stretch } from './guesses.ts'
import type { RefusalReason } from './refusal.ts'
import type { RemovalProgress } from './remove-watermark.ts'

/** What a process of its own shall do, read from `request.json` of its folder. */
export type WorkRequest = DetectRequest | PreviewRequest | EraseRequest

/** Places are given and returned in pixels of the picture as players show it. */
interface OnVideo {
  file: string
}

interface DetectRequest extends OnVideo {
  operation: 'detect'
}

/** A stretch of the video before and after, as two small clips. */
export interface PreviewRequest extends OnVideo {
  operation: 'preview'
  before: string
  after: string
  /** Left out, marks are looked for. */
  regions?: Region[]
  fromSeconds: number
  seconds: number
}

interface EraseRequest extends OnVideo {
  operation: 'erase'
  out: string
  /** Left out, marks are looked for. */
  regions?: Region[]
  keepCredentials: boolean
  /** Frames that are finished together; as many as memory allows when left out. */
  segmentFrames?: number
}

/** A place with what the program takes it for. */
export interface FoundRegion extends Region {
  kind: string
  /** When much of what is seen there now had to be guessed. */
  guessed?: Stretch[]
}

export type WorkFailure = RefusalReason | 'disk_full' | 'unforeseen'

/** What the process reports, a line each. */
export type WorkEvent =
  | ({ state: 'running'; etaSeconds: number | null } & RemovalProgress)
  | { state: 'succeeded'; regions: FoundRegion[] }
  | { state: 'failed'; reason: WorkFailure; message: string }
