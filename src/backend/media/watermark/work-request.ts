import type { Region } from './geometry.ts'
import type { Stretch } from './guesses.ts'
import type { RefusalReason } from './refusal.ts'
import type { RemovalProgress } from './remove-watermark.ts'

/** A request to the work process, read from `request.json` in its folder. */
export type WorkRequest = DetectRequest | PreviewRequest | EraseRequest

/** Regions are given and returned in pixels of the displayed picture. */
interface OnVideo {
  file: string
}

interface DetectRequest extends OnVideo {
  operation: 'detect'
}

/** A stretch of the video before and after, as two short clips. */
export interface PreviewRequest extends OnVideo {
  operation: 'preview'
  before: string
  after: string
  /** If omitted, marks are detected. */
  regions?: Region[]
  fromSeconds: number
  seconds: number
}

interface EraseRequest extends OnVideo {
  operation: 'erase'
  out: string
  /** If omitted, marks are detected. */
  regions?: Region[]
  keepCredentials: boolean
  /** Frames finished together; by default, as many as memory allows. */
  segmentFrames?: number
}

/** A region with what the program takes it for. */
export interface FoundRegion extends Region {
  kind: string
  /** Stretches in which much of it had to be guessed. */
  guessed?: Stretch[]
}

export type WorkFailure = RefusalReason | 'disk_full' | 'unforeseen'

/** What the process reports, one line each. */
export type WorkEvent =
  | ({ state: 'running'; etaSeconds: number | null } & RemovalProgress)
  | { state: 'succeeded'; regions: FoundRegion[] }
  | { state: 'failed'; reason: WorkFailure; message: string }
