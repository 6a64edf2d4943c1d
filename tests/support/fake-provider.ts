import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { MODELS } from '../../src/backend/generation/models.ts'
import type {
  GenerationProgress,
  GenerationProvider,
  GenerationRequest,
  Handle,
  OutputFile,
  PollResult,
  ProviderFailure,
} from '../../src/backend/generation/provider.ts'
import { createModelRegistry, type ModelRegistry } from '../../src/backend/generation/registry.ts'
import type { ErrorDetails } from '../../src/contract/app-error.ts'
import type { ResultNote } from '../../src/contract/result-notes.ts'

/** A provider that paints flat pictures, as fast or as slowly as a test tells it. */
export interface FakeProvider extends GenerationProvider {
  /** What it was asked for, in order. */
  readonly requests: GenerationRequest[]
  /** Tasks it was asked to stop. */
  readonly cancelled: string[]
  /** New tasks wait from now on until `finish`, `fail` or `advance`. */
  hold(): void
  advance(progress: Partial<GenerationProgress>): void
  /** Lets all that wait, and all to come, succeed. */
  finish(notes?: ResultNote[]): void
  /** Lets all that wait, and the next `times` to come, fail. */
  fail(code: ProviderFailure, options?: FailOptions): void
}

interface FailOptions {
  retryable?: boolean
  times?: number
  details?: ErrorDetails
}

type Verdict =
  | 'wait'
  | 'succeed'
  | { code: ProviderFailure; retryable: boolean; details: ErrorDetails }

/** It paints small: what is wanted at full size costs a second of encoding for nothing. */
export const paintedSide = (wanted: number): number => Math.round(wanted / 8)

const LOOK_MS = 20
const STAY_MS = 5_000

export function createFakeProvider(): FakeProvider {
  const requests: GenerationRequest[] = []
  const cancelled: string[] = []
  const verdicts: Verdict[] = []
  let verdict: Verdict = 'succeed'
  let notes: ResultNote[] = []
  let progress: GenerationProgress = { progress: 0, stage: 'queued', etaSeconds: null }

  const requestOf = (handle: Handle) => {
    const request = requests.findLast(({ taskId }) => taskId === handle.taskId)
    if (!request) throw new Error('The fake provider was never asked for this.')
    return request
  }

  const look = async (handle: Handle): Promise<PollResult> => {
    const current = verdicts.shift() ?? verdict
    if (current === 'wait') return { state: 'running', ...progress }
    if (current === 'succeed')
      return {
        state: 'succeeded',
        outputs: (await paint(requestOf(handle))).map((output) => ({ ...output, notes })),
      }
    return { state: 'failed', message: 'as the test asked', ...current }
  }

  return {
    id: 'builtin',
    requests,
    cancelled,
    submit(request) {
      requests.push(request)
      return Promise.resolve({ taskId: request.taskId })
    },
    async poll(handle, { signal, onProgress } = {}) {
      const until = Date.now() + STAY_MS
      for (;;) {
        const result = await look(handle)
        if (result.state !== 'running' || !onProgress || Date.now() > until) return result
        onProgress(result)
        await pause(LOOK_MS, undefined, { signal })
      }
    },
    cancel(handle) {
      cancelled.push(String(handle.taskId))
      return Promise.resolve()
    },
    hold() {
      verdict = 'wait'
    },
    advance(change) {
      progress = { ...progress, ...change }
    },
    finish(given = []) {
      notes = given
      verdict = 'succeed'
    },
    fail(code, { retryable = false, times, details = {} } = {}) {
      const failure = { code, retryable, details }
      if (times) verdicts.push(...Array.from({ length: times }, () => failure))
      else verdict = failure
    },
  }
}

async function paint({
  workDir,
  width,
  height,
  count,
  seed,
}: GenerationRequest): Promise<OutputFile[]> {
  await mkdir(workDir, { recursive: true })
  const outputs: OutputFile[] = []
  for (let i = 0; i < count; i++) {
    const path = join(workDir, `${i}.png`)
    const background = { r: seed % 256, g: i * 60, b: 90 }
    const size = { width: paintedSide(width), height: paintedSide(height) }
    await sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toFile(path)
    outputs.push({ path, mimeType: 'image/png', kind: 'image', style: { paintedBy: 'fake' } })
  }
  return outputs
}

/** The models as they ship, served by a fake. */
export const fakeModels = (provider: GenerationProvider): ModelRegistry =>
  createModelRegistry({ models: MODELS, providers: [provider] })
