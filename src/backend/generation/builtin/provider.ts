import type { ChildProcess } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from '../../system/process-identity.ts'
import {
  type GenerationProvider,
  type Handle,
  type PollResult,
  ProviderError,
} from '../provider.ts'
import { clearState, readState, writeRequest } from './job-folder.ts'
import type { Matting } from './matting/matting.ts'
import { spawnRender } from './render-process.ts'

const ATTEMPTS_MAX = 3
const LOOK_INTERVAL_MS = 150
const STAY_MS = 15_000
const KILL_AFTER_MS = 2_000

interface Render {
  child: ChildProcess | null
  latest: PollResult
  /** Counted here too: a render may die before it can write that it began. */
  attempt: number
}

const QUEUED: PollResult = { state: 'running', progress: 0, stage: 'queued', etaSeconds: null }
const CRASHED: PollResult = {
  state: 'failed',
  code: 'engine_failed',
  retryable: true,
  message: 'The built-in engine stopped unexpectedly.',
}

interface EngineOptions {
  concurrency: number
  /** Recognises objects in photographs; without it they are told by their ground alone. */
  matting?: Matting | null
}

/**
 * The engine that needs no key: lays out, paints and animates in niced processes of its own, at most
 * `concurrency` at a time. A render is a pure function of its request, so doing it again after a
 * crash gives the same bytes.
 */
export function createBuiltinEngine({ concurrency, matting }: EngineOptions): GenerationProvider {
  const renders = new Map<string, Render>()
  const waiting: string[] = []
  const active = new Set<string>()

  const startNext = () => {
    if (active.size >= concurrency) return
    const workDir = waiting.shift()
    if (!workDir) return
    // Claimed before the first wait, so that two starts at once cannot pass the limit.
    active.add(workDir)
    void start(workDir).catch(() => settle(workDir, CRASHED))
  }

  const start = async (workDir: string) => {
    const told = await readState(workDir)
    const render = renders.get(workDir)
    if (!render) return release(workDir)
    render.attempt = Math.max(told?.attempt ?? 0, render.attempt) + 1
    if (render.attempt > ATTEMPTS_MAX) return settle(workDir, CRASHED)
    const onResult = (result: PollResult) => {
      render.latest = result
    }
    const child = spawnRender(workDir, render.attempt, onResult, matting)
    render.child = child
    child.once('error', () => settle(workDir, CRASHED))
    child.once('close', () => void onClose(workDir))
  }

  const onClose = async (workDir: string) => {
    const render = renders.get(workDir)
    if (render?.latest.state === 'running') {
      const state = await readState(workDir)
      if (state && state.result.state !== 'running') render.latest = state.result
      else waiting.push(workDir)
    }
    if (render) render.child = null
    release(workDir)
  }

  const settle = (workDir: string, result: PollResult) => {
    const render = renders.get(workDir)
    if (render) Object.assign(render, { child: null, latest: result })
    release(workDir)
  }

  const release = (workDir: string) => {
    active.delete(workDir)
    startNext()
  }

  const enqueue = (workDir: string) => {
    if (renders.has(workDir)) return
    renders.set(workDir, { child: null, latest: QUEUED, attempt: 0 })
    waiting.push(workDir)
    startNext()
  }

  /** Looks once; takes over a render that no process works on any more. */
  const look = async (workDir: string): Promise<PollResult> => {
    const own = renders.get(workDir)
    if (own) return own.latest
    const state = await readState(workDir)
    if (state && state.result.state !== 'running') return state.result
    if (state && (await isAlive(state))) return state.result
    enqueue(workDir)
    return QUEUED
  }

  return {
    id: 'builtin',

    async submit(request) {
      await mkdir(request.workDir, { recursive: true })
      const before = await readState(request.workDir)
      if (before?.result.state === 'failed') await clearState(request.workDir)
      await writeRequest(request)
      if (!before || before.result.state === 'failed') enqueue(request.workDir)
      return { workDir: request.workDir }
    },

    async poll(handle, { signal, onProgress } = {}) {
      const workDir = folderOf(handle)
      const until = Date.now() + STAY_MS
      let result = await look(workDir)
      while (onProgress && result.state === 'running' && Date.now() < until) {
        onProgress(result)
        await delay(LOOK_INTERVAL_MS, undefined, { signal })
        result = await look(workDir)
      }
      if (result.state !== 'running') renders.delete(workDir)
      return result
    },

    async cancel(handle) {
      const workDir = folderOf(handle)
      const child = renders.get(workDir)?.child
      renders.delete(workDir)
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

/** Politely first: the render then ends its own ffmpeg; a stuck one is ended for it. */
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
