import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { ModelRow } from '../../src/backend/generation/model.ts'
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
import { present } from './present.ts'

/** A provider that paints flat images, as fast or as slowly as a test says. */
export interface FakeProvider extends GenerationProvider {
  /** The requests it got, in order. */
  readonly requests: GenerationRequest[]
  /** The tokens of those submissions. */
  readonly tokens: string[]
  /** How often its state was checked. */
  readonly looks: () => number
  /** Tasks it was asked to stop. */
  readonly cancelled: string[]
  /** New tasks wait from now on until `finish`, `fail` or `advance`. */
  hold(): void
  advance(progress: Partial<GenerationProgress>): void
  /** Lets all waiting and future tasks succeed. */
  finish(notes?: ResultNote[]): void
  /** Fails all waiting tasks and the next `times` new ones. */
  fail(code: ProviderFailure, options?: FailOptions): void
  /** The next check, or the next submission after it arrived, fails with an error that says nothing. */
  breakOff(what: 'look' | 'submit'): void
}

type Kind = Pick<GenerationProvider, 'id' | 'runs'>

interface FailOptions {
  retryable?: boolean
  times?: number
  details?: ErrorDetails
}

type Verdict =
  | 'wait'
  | 'succeed'
  | { code: ProviderFailure; retryable: boolean; details: ErrorDetails }

/** It paints small: encoding at full size would waste a second. */
export const paintedSide = (wanted: number): number => Math.round(wanted / 8)

const LOOK_MS = 20
const STAY_MS = 5_000

/** Replaces the built-in engine, unless set otherwise. */
export function createFakeProvider(
  { id, runs }: Kind = { id: 'builtin', runs: 'here' },
): FakeProvider {
  const requests: GenerationRequest[] = []
  const tokens: string[] = []
  const cancelled: string[] = []
  const verdicts: Verdict[] = []
  let verdict: Verdict = 'succeed'
  let looks = 0
  let breaking: 'look' | 'submit' | null = null
  let notes: ResultNote[] = []
  let progress: GenerationProgress = { progress: 0, stage: 'queued', etaSeconds: null }

  const requestOf = (handle: Handle) => {
    const request = requests.findLast(({ taskId }) => taskId === handle.taskId)
    if (!request) throw new Error('The fake provider was never asked for this.')
    return request
  }

  const broken = (what: typeof breaking): Promise<never> | null => {
    if (breaking !== what) return null
    breaking = null
    return Promise.reject(new Error('the connection broke off'))
  }

  const look = async (handle: Handle): Promise<PollResult> => {
    looks += 1
    await broken('look')
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
    id,
    runs,
    requests,
    tokens,
    looks: () => looks,
    cancelled,
    submit(request, { clientToken }) {
      requests.push(request)
      tokens.push(clientToken)
      return broken('submit') ?? Promise.resolve({ taskId: request.taskId })
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
    breakOff(what) {
      breaking = what
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

/** A model on somebody else's machine, without any abilities. */
export const REMOTE_MODEL: ModelRow = {
  ...present(MODELS[0]),
  id: 'acme/paint',
  label: 'Acme Paint',
  maker: 'Acme',
  provider: 'acme',
  isBuiltIn: false,
  abilities: [],
}

export const createRemoteProvider = (): FakeProvider =>
  createFakeProvider({ id: 'acme', runs: 'elsewhere' })

/** The built-in models and a remote one, served by fakes. */
export const fakeModels = (...providers: GenerationProvider[]): ModelRegistry =>
  createModelRegistry({ models: [...MODELS, REMOTE_MODEL], providers })
