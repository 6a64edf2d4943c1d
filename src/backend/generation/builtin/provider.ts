import { mkdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from '../../system/process-identity.ts'
import {
  type GenerationProvider,
  type GenerationRequest,
  type Handle,
  ProviderError,
} from '../provider.ts'
import { clearState, readState, writeRequest } from './job-folder.ts'
import type { Matting } from './matting/matting.ts'
import { createRenderQueue } from './render-queue.ts'

const LOOK_INTERVAL_MS = 150
const STAY_MS = 15_000
const KILL_AFTER_MS = 2_000

export interface BuiltinEngine extends GenerationProvider {
  /** A request is identified by its folder, not by its submission's name. */
  submit(request: GenerationRequest): Promise<Handle>
}

interface EngineOptions {
  concurrency: number
  /** Recognizes objects in photographs; without it they are only separated by their ground. */
  matting?: Matting | null
}

/**
 * The engine that needs no key: lays out, paints, and animates in its own niced processes, at most
 * `concurrency` at a time. A render is a pure function of its request, so repeating it after a
 * crash gives the same bytes.
 */
export function createBuiltinEngine({ concurrency, matting }: EngineOptions): BuiltinEngine {
  const renders = createRenderQueue(concurrency, matting)

  return {
    id: 'builtin',
    runs: 'here',

    async submit(request) {
      await mkdir(request.workDir, { recursive: true })
      const before = await readState(request.workDir)
      if (before?.result.state === 'failed') await clearState(request.workDir)
      await writeRequest(request)
      if (!before || before.result.state === 'failed') renders.enqueue(request.workDir)
      return { workDir: request.workDir }
    },

    async poll(handle, { signal, onProgress } = {}) {
      const workDir = folderOf(handle)
      const until = Date.now() + STAY_MS
      let result = await renders.look(workDir)
      while (onProgress && result.state === 'running' && Date.now() < until) {
        onProgress(result)
        const pause = delay(LOOK_INTERVAL_MS, undefined, { signal })
        await Promise.race([pause, renders.endOf(workDir) ?? pause])
        result = await renders.look(workDir)
      }
      if (result.state !== 'running') renders.forget(workDir)
      return result
    },

    async cancel(handle) {
      const workDir = folderOf(handle)
      const child = renders.forget(workDir)
      const state = await readState(workDir)
      const pid = child?.pid ?? (state && (await isAlive(state)) ? state.pid : null)
      if (pid) stopProcess(pid)
    },
  }
}

function folderOf(handle: Handle): string {
  if (typeof handle.workDir === 'string') return handle.workDir
  throw new ProviderError('engine_failed', 'This handle is not of the built-in engine.')
}

/** SIGTERM first, so that the render ends its own ffmpeg; a hung one is killed. */
function stopProcess(pid: number): void {
  const send = (signal: NodeJS.Signals) => {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended by itself.
    }
  }
  send('SIGTERM')
  setTimeout(() => send('SIGKILL'), KILL_AFTER_MS).unref()
}
