import { Agent, type RequestInit, type Response, fetch as undiciFetch } from 'undici'
import type { LocateOptions } from '../../guarded-fetch/locate.ts'
import type { finishOutput } from './finish-output.ts'
import type { Heard } from './heard.ts'
import { OWN_FILES, type OwnFiles } from './own-files.ts'

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** How long is waited for a service. */
export interface Waits {
  /** For the reply to a question, or to a request that starts a job. */
  answerMs: number
  /** For the reply of a service that returns the result itself. */
  resultMs: number
  /** For a result to be downloaded. */
  downloadMs: number
}

/** What adapters use; tests bring their own. */
export interface Tools {
  fetch: Fetch
  /** Says when a time is over. */
  deadline: (ms: number) => AbortSignal
  /** Makes a service's file ours. */
  finish: typeof finishOutput
  /** Makes of a person's own files what services take. */
  own: OwnFiles
  now: () => Date
  waits: Waits
  log: Log
  /** Told how providers answer. */
  hear?: (heard: Heard) => Promise<void>
  /** How addresses on other machines are found. */
  locate?: Partial<LocateOptions>
}

export interface Log {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** A model on a plain processor takes minutes for a picture. */
const WAITS: Waits = { answerMs: 60_000, resultMs: 30 * 60_000, downloadMs: 10 * 60_000 }

/** Waiting is bounded by each call, not by the connection: some services reply after ten minutes. */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

export const systemTools = (given: Pick<Tools, 'now' | 'log'>): Tools => ({
  fetch: (address, init) => undiciFetch(address, { ...init, dispatcher: patient }),
  deadline: (ms) => AbortSignal.timeout(ms),
  // What draws and encodes is loaded with the first result.
  finish: async (...args) => (await import('./finish-output.ts')).finishOutput(...args),
  own: OWN_FILES,
  waits: WAITS,
  ...given,
})
