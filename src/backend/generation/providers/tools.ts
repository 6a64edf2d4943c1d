import { Agent, type RequestInit, type Response, fetch as undiciFetch } from 'undici'
import type { LocateOptions } from '../../guarded-fetch/locate.ts'
import type { finishOutput } from './finish-output.ts'
import type { Heard } from './heard.ts'
import { OWN_FILES, type OwnFiles } from './own-files.ts'

export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** How long to wait for a service. */
export interface Waits {
  /** For the response to a query, or to a request that starts a job. */
  answerMs: number
  /** For the response of a service that returns the result itself. */
  resultMs: number
  /** For the download of a result. */
  downloadMs: number
}

/** What adapters use; tests pass their own. */
export interface Tools {
  fetch: Fetch
  /** Creates a signal that aborts after this time. */
  deadline: (ms: number) => AbortSignal
  /** Turns a service's file into ours. */
  finish: typeof finishOutput
  /** Converts a person's own files to what services accept. */
  own: OwnFiles
  now: () => Date
  waits: Waits
  log: Log
  /** Notified of how providers respond. */
  hear?: (heard: Heard) => Promise<void>
  /** How addresses on other machines are resolved. */
  locate?: Partial<LocateOptions>
}

export interface Log {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** A model without a GPU takes minutes per picture. */
const WAITS: Waits = { answerMs: 60_000, resultMs: 30 * 60_000, downloadMs: 10 * 60_000 }

/** Each call limits its waiting time itself, not the connection: some services respond after ten minutes. */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

export const systemTools = (given: Pick<Tools, 'now' | 'log'>): Tools => ({
  fetch: (address, init) => undiciFetch(address, { ...init, dispatcher: patient }),
  deadline: (ms) => AbortSignal.timeout(ms),
  // The drawing and encoding code is loaded with the first result.
  finish: async (...args) => (await import('./finish-output.ts')).finishOutput(...args),
  own: OWN_FILES,
  waits: WAITS,
  ...given,
})
