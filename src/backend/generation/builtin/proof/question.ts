import type { Language } from '../../../../contract/languages.ts'
import type { ProofRequest } from './proofs.ts'

/** What is sent to the process that reads and draws. */
export type ProofQuestion =
  | { kind: 'read'; prompt: string; language: Language }
  | { kind: 'draw'; request: ProofRequest }

/** Only our own process sends them, so the kind tells the rest. */
export const isProofQuestion = (message: unknown): message is ProofQuestion =>
  typeof message === 'object' && message !== null && 'kind' in message
