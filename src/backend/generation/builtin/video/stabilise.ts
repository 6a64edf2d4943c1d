import { join } from 'node:path'
import { runFfmpeg } from '../../../media/ffmpeg.ts'

export interface StabiliseRequest {
  source: string
  filters: string[]
  fromSeconds: number
  seconds: number
  folder: string
  signal: AbortSignal
}

/**
 * Analyzes camera shake and returns the filter that removes it. If ffmpeg was built without vid.stab, a simpler
 * one-pass filter is used.
 */
export async function stabiliser(request: StabiliseRequest): Promise<string> {
  const { source, filters, fromSeconds, seconds, folder, signal } = request
  const file = join(folder, 'shake.trf')
  try {
    await runFfmpeg({
      inputs: [
        { file: source, options: ['-ss', fromSeconds.toFixed(3), '-t', seconds.toFixed(3)] },
      ],
      output: [
        ...['-map', '0:v:0', '-an', '-vf'],
        [...filters, `vidstabdetect=shakiness=7:result=${quoted(file)}`].join(','),
        ...['-f', 'null', '-'],
      ],
      signal,
      timeLimitMs: 10 * 60_000,
    })
    return `vidstabtransform=input=${quoted(file)}:smoothing=20:optzoom=1,unsharp=5:5:0.4`
  } catch (error) {
    if (signal.aborted) throw error
    return 'deshake'
  }
}

/** Escapes a path for a filter option, so that its own characters do not end it. */
const quoted = (path: string): string => `'${path.replace(/[\\':]/g, '\\$&')}'`
