import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '@/contract/languages'
import { understandPromptFn } from './prompts.functions'

/** What the built-in engine reads out of a prompt. The same words always say the same. */
export const promptReadingQuery = (prompt: string, language: Language) =>
  queryOptions({
    queryKey: ['prompts', 'reading', language, prompt],
    queryFn: () => understandPromptFn({ data: { prompt } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  })
