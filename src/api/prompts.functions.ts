import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import type { InputOf } from '@/contract/endpoint'
import type { Language } from '@/contract/languages'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { prompts } = contract

export const understandPromptFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.understand))
  .handler(({ data, context }) => context.call(prompts.understand, data))

export const drawProofFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.proof))
  .handler(({ data, context }) => context.call(prompts.proof, data))

export const enhancePromptFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.enhance))
  .handler(({ data, context }) => context.call(prompts.enhance, data))

export const translatePromptFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.translate))
  .handler(({ data, context }) => context.call(prompts.translate, data))

export const readPromptFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.read))
  .handler(({ data, context }) => context.call(prompts.read, data))

export const describePictureFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.describe))
  .handler(({ data, context }) => context.call(prompts.describe, data))

/** The built-in engine's reading of a prompt. The same words always give the same reading. */
export const promptReadingQuery = (prompt: string, language: Language, isOverPicture: boolean) =>
  queryOptions({
    queryKey: ['prompts', 'reading', language, isOverPicture, prompt],
    queryFn: () => understandPromptFn({ data: { prompt, over_picture: isOverPicture } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

/** Where a text model's reading differs. Until it arrives, the reading by rules counts, so nobody waits. */
export const modelReadingQuery = (
  prompt: string,
  { language, brandId }: { language: Language; brandId: string | undefined },
) =>
  queryOptions({
    queryKey: ['prompts', 'model-reading', language, brandId ?? null, prompt],
    queryFn: () => readPromptFn({ data: { prompt, brand_id: brandId } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export type ProofInput = InputOf<typeof contract.prompts.proof>

const KEPT_MS = 60_000

/** A small preview of the picture a generation would start with. The brand in it can change meanwhile. */
export const proofQuery = (input: ProofInput, language: Language) =>
  queryOptions({
    queryKey: ['prompts', 'proof', language, input],
    queryFn: ({ signal }) => drawProofFn({ data: input, signal }),
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    placeholderData: keepPreviousData,
    retry: false,
  })
