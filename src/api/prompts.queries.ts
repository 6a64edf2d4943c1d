import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { contract } from '@/contract/contract'
import type { InputOf } from '@/contract/endpoint'
import type { Language } from '@/contract/languages'
import { drawProofFn, readPromptFn, understandPromptFn } from './prompts.functions'

/** What the built-in engine reads out of a prompt. The same words always say the same. */
export const promptReadingQuery = (prompt: string, language: Language) =>
  queryOptions({
    queryKey: ['prompts', 'reading', language, prompt],
    queryFn: () => understandPromptFn({ data: { prompt } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** What a text model reads otherwise. Without it the reading by rules stands, so nobody waits or is told. */
export const modelReadingQuery = (prompt: string, language: Language) =>
  queryOptions({
    queryKey: ['prompts', 'model-reading', language, prompt],
    queryFn: () => readPromptFn({ data: { prompt } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export type ProofInput = InputOf<typeof contract.prompts.proof>

const KEPT_MS = 60_000

/** The picture a generation would begin with, small. The brand it may have can change meanwhile. */
export const proofQuery = (input: ProofInput, language: Language) =>
  queryOptions({
    queryKey: ['prompts', 'proof', language, input],
    queryFn: ({ signal }) => drawProofFn({ data: input, signal }),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    placeholderData: keepPreviousData,
    retry: false,
  })
