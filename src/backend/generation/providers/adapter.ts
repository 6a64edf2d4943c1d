import type { Voice } from '../model.ts'
import type { GenerationRequest, Handle, LostSubmission, Report, Used } from '../provider.ts'
import type { ServiceError } from './service-error.ts'

/** A result where the service has it, or as it came with the answer. */
export type RemoteOutput = { url: string } | { base64: string }

/** What a look at a job has seen. */
export type Look =
  | {
      state: 'running'
      isQueued?: boolean
      /** 0 to 1, where the service says so. */
      progress?: number | undefined
      nextLookSeconds?: number | undefined
      /** Results that are there before the others, by their places. */
      ready?: readonly { position: number; output: RemoteOutput }[]
    }
  | { state: 'failed'; error: ServiceError }
  | { state: 'done'; outputs: RemoteOutput[]; used?: Omit<Used, 'results'> }

/** A job that was begun, or the results themselves from a service that makes its caller wait. */
export type Begun = { job: Handle } | { outputs: RemoteOutput[] }

export interface SubmitFacts {
  clientToken: string
  signal: AbortSignal | undefined
}

/** One service's protocol, and nothing else: what is the same for all of them is in `remote-provider.ts`. */
export interface Adapter {
  id: string
  /** Hosts besides its own that results may be fetched from, without our key; `*.` means any part. */
  outputHosts: readonly string[]
  /** Where our key may be sent to, with the headers that carry it. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
  /** @throws ServiceError */
  submit(request: GenerationRequest, facts: SubmitFacts): Promise<Begun>
  find?(lost: LostSubmission): Promise<Handle | null>
  /** @throws ServiceError, or ProviderError for a job that has ended and found nothing */
  look(job: Handle): Promise<Look>
  cancel?(job: Handle): Promise<void>
  /** The cheapest documented question whose answer takes our key; it makes nothing. @throws ServiceError */
  check?(): Promise<void>
  /** Voices of its account, where the rows of its models have none. @throws ServiceError */
  voices?(): Promise<readonly Voice[]>
  isReport?(report: Report): Promise<boolean>
  jobOfReport?(report: Report): string | null
}
