import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { faultPoint } from '../../fault-point.ts'
import {
  type GenerationProgress,
  type GenerationProvider,
  type Handle,
  type OutputFile,
  type PollResult,
  ProviderError,
} from '../../generation/provider.ts'

/** Pause between polls of a provider that returns at once instead of waiting. */
const PAUSE_MS = 2_000

export interface Following {
  provider: GenerationProvider
  handle: Handle
  signal: AbortSignal
  onProgress: (progress: GenerationProgress) => void
}

/**
 * Follows a generation until its files are ready.
 * @throws ProviderError when the provider gave up
 */
export async function followGeneration(
  { env }: Pick<Context, 'env'>,
  { provider, handle, signal, onProgress }: Following,
): Promise<OutputFile[]> {
  const report = (progress: GenerationProgress) => {
    faultPoint(env, 'run.polling')
    onProgress(progress)
  }
  for (;;) {
    signal.throwIfAborted()
    const askedAt = Date.now()
    const result = await provider.poll(handle, { signal, onProgress: report })
    if (result.state === 'succeeded') return result.outputs
    if (result.state === 'failed') throw providerErrorOf(result)
    report(result)
    if (Date.now() - askedAt < PAUSE_MS) await pause(PAUSE_MS, undefined, { signal })
  }
}

/** Turns a failure that a provider reported into the error it would throw. */
export const providerErrorOf = ({
  code,
  message,
  retryable,
  details,
}: Extract<PollResult, { state: 'failed' }>): ProviderError =>
  new ProviderError(code, message, { retryable, details })
