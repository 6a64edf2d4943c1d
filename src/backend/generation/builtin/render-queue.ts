import type { ChildProcess } from 'node:child_process'
import { isAlive } from '../../system/process-identity.ts'
import type { PollResult } from '../provider.ts'
import { readState } from './job-folder.ts'
import type { Matting } from './matting/matting.ts'
import { spawnRender } from './render-process.ts'

const ATTEMPTS_MAX = 3

interface Render {
  child: ChildProcess | null
  latest: PollResult
  /** Counted here, too: a render may die before it can record that it started. */
  attempt: number
  /** Resolved with its last result, so that callers needn't poll. */
  end: PromiseWithResolvers<void>
}

/** The renders of this process, by folder. */
interface RenderQueue {
  enqueue: (workDir: string) => void
  /** Checks once; takes over a render that no process is working on anymore. */
  look: (workDir: string) => Promise<PollResult>
  /** Resolves when a render of this process has its last result; null for another process's render. */
  endOf: (workDir: string) => Promise<void> | null
  /** Called once the result is fetched or no longer wanted; returns the process still working on it. */
  forget: (workDir: string) => ChildProcess | null
}

const QUEUED: PollResult = { state: 'running', progress: 0, stage: 'queued', etaSeconds: null }
const CRASHED: PollResult = {
  state: 'failed',
  code: 'engine_failed',
  retryable: true,
  message: 'The built-in engine stopped unexpectedly.',
}

/** Renders in separate processes, at most `concurrency` at a time, with a few attempts each. */
export function createRenderQueue(concurrency: number, matting?: Matting | null): RenderQueue {
  const renders = new Map<string, Render>()
  const waiting: string[] = []
  const active = new Set<string>()

  const startNext = () => {
    if (active.size >= concurrency) return
    const workDir = waiting.shift()
    if (!workDir) return
    // Claimed before the first await, so that two concurrent starts can't exceed the limit.
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
      if (result.state !== 'running') render.end.resolve()
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
    render?.end.resolve()
    release(workDir)
  }

  const release = (workDir: string) => {
    active.delete(workDir)
    startNext()
  }

  const enqueue = (workDir: string) => {
    if (renders.has(workDir)) return
    renders.set(workDir, { child: null, latest: QUEUED, attempt: 0, end: Promise.withResolvers() })
    waiting.push(workDir)
    startNext()
  }

  return {
    enqueue,
    async look(workDir) {
      const own = renders.get(workDir)
      if (own) return own.latest
      const state = await readState(workDir)
      if (state && state.result.state !== 'running') return state.result
      if (state && (await isAlive(state))) return state.result
      enqueue(workDir)
      return QUEUED
    },
    endOf: (workDir) => renders.get(workDir)?.end.promise ?? null,
    forget(workDir) {
      const child = renders.get(workDir)?.child ?? null
      renders.delete(workDir)
      return child
    },
  }
}
