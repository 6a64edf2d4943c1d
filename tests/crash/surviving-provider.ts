import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import {
  type GenerationProvider,
  type GenerationRequest,
  type Handle,
  type PollResult,
  ProviderError,
} from '../../src/backend/generation/provider.ts'
import { paintedSide } from '../support/fake-provider.ts'

/** A prompt with this word is worked on until somebody cancels. */
export const ENDLESS = 'endless'

const RENDER_MS = 400
const LOOK_MS = 40
const STAY_MS = 5_000

/**
 * A provider whose work outlives the process that asked for it, as that of a service does: it keeps
 * requests in their folders, takes a moment for each, and paints a flat picture.
 */
export const survivingProvider: GenerationProvider = {
  id: 'builtin',
  runs: 'here',
  async submit(request) {
    const file = join(request.workDir, 'request.json')
    const isKnown = await stat(file).catch(() => null)
    if (!isKnown) {
      await writeFile(`${file}.tmp`, JSON.stringify(request))
      await rename(`${file}.tmp`, file)
    }
    return { workDir: request.workDir }
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
  cancel: () => Promise.resolve(),
}

async function look({ workDir }: Handle): Promise<PollResult> {
  const file = join(String(workDir), 'request.json')
  const facts = await stat(file).catch(() => {
    throw new ProviderError('engine_failed', 'nobody asked for this', { retryable: true })
  })
  const request: GenerationRequest = JSON.parse(await readFile(file, 'utf8'))
  const progress = Math.min(0.99, (Date.now() - facts.mtimeMs) / RENDER_MS)
  if (progress < 0.99 || request.prompt.includes(ENDLESS)) {
    return { state: 'running', progress, stage: 'rendering', etaSeconds: 1 }
  }
  const path = join(String(workDir), 'result.png')
  const size = { width: paintedSide(request.width), height: paintedSide(request.height) }
  await sharp({ create: { ...size, channels: 3, background: '#365' } })
    .png()
    .toFile(path)
  return { state: 'succeeded', outputs: [{ path, mimeType: 'image/png', kind: 'image' }] }
}
