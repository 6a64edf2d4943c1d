import type { Voice } from '../model.ts'
import type { GenerationRequest, Handle, LostSubmission, Report, Used } from '../provider.ts'
import type { ServiceError } from './service-error.ts'

/** A result's address at the service, or its bytes from the response. */
export type RemoteOutput = { url: string } | { base64: string }

/** What polling a job has found. */
export type Look =
  | {
      state: 'running'
      isQueued?: boolean
      /** 0 to 1, if the service reports it. */
      progress?: number | undefined
      nextLookSeconds?: number | undefined
      /** Results that are done before the others, by index. */
      ready?: readonly { position: number; output: RemoteOutput }[]
    }
  | { state: 'failed'; error: ServiceError }
  | { state: 'done'; outputs: RemoteOutput[]; used?: Omit<Used, 'results'> }

/** A started job, or the results themselves from a synchronous service. */
export type Begun = { job: Handle } | { outputs: RemoteOutput[] }

export interface SubmitFacts {
  clientToken: string
  signal: AbortSignal | undefined
}

/** One service's protocol and nothing else; what all services share is in `remote-provider.ts`. */
export interface Adapter {
  id: string
  /** Other hosts that results may be fetched from, without our key; `*.` matches any subdomain. */
  outputHosts: readonly string[]
  /** Where our key may be sent, with the headers that carry it. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
  /** @throws ServiceError */
  submit(request: GenerationRequest, facts: SubmitFacts): Promise<Begun>
  find?(lost: LostSubmission): Promise<Handle | null>
  /** @throws ServiceError, or ProviderError for a job that has ended without a result */
  look(job: Handle): Promise<Look>
  cancel?(job: Handle): Promise<void>
  /** The cheapest documented request that requires our key; it generates nothing. @throws ServiceError */
  check?(): Promise<void>
  /** The account's voices, if the rows of its models list none. @throws ServiceError */
  voices?(): Promise<readonly Voice[]>
  isReport?(report: Report): Promise<boolean>
  jobOfReport?(report: Report): string | null
}
