import { FfmpegError } from '../ffmpeg.ts'
import { WatermarkRefusal } from './refusal.ts'
import type { WorkFailure } from './work-request.ts'

export interface Failure {
  reason: WorkFailure
  /** One sentence for the user: no paths, no stack traces. */
  message: string
}

/** What the user reads about an error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof WatermarkRefusal) return { reason: error.reason, message: error.message }
  if (isDiskFull(error)) return { reason: 'disk_full', message: 'The disk is full.' }
  return { reason: 'unforeseen', message: 'We couldn’t process this video.' }
}

/** What the operator reads about an unforeseen error. */
export function traceOf(error: unknown): string {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return error instanceof FfmpegError ? `${trace}\n${error.stderrTail}` : trace
}

function isDiskFull(error: unknown): boolean {
  if (error instanceof FfmpegError) return error.stderrTail.includes('No space left on device')
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}
