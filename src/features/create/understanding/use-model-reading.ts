import { useQuery } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { modelsQuery } from '@/api/models.functions'
import { modelReadingQuery } from '@/api/prompts.functions'
import { useSettled } from '@/browser/use-settled'
import type { ModelReading, PromptReading } from '@/contract/endpoints/prompts'
import { useLanguage } from '@/i18n/use-language'
import { useBrandId } from '../brand/use-brand-id'

/** Every call costs the operator money, so none is made while the user types. */
const SETTLES_AFTER_MS = 900

/** The text model's different reading of these words, where a text model is available to the user. */
export function useModelReading(prompt: string, isReading: boolean): ModelReading | undefined {
  const brandId = useBrandId()
  const language = useLanguage()
  const { data: registry } = useQuery(modelsQuery())
  const { data: user } = useQuery(userInfoQuery())
  const settled = useSettled(prompt, SETTLES_AFTER_MS)
  const isAsked = isReading && settled === prompt && Boolean(user && registry?.has_text_model)
  const { data } = useQuery({
    ...modelReadingQuery(settled, { language, brandId }),
    enabled: isAsked,
  })
  return settled === prompt ? data : undefined
}

/** Merges the model's fields into the reading; whatever they print is no longer left out. */
export function withModelReading(reading: PromptReading, model: ModelReading): PromptReading {
  const { fields } = model
  const printed = Object.values(fields).flat().filter(isText)
  const left_out = [
    ...reading.left_out.filter(({ text }) => !printed.some((words) => words.includes(text))),
    ...model.left_out,
  ]
  return { ...reading, ...fields, left_out }
}

const isText = (value: unknown): value is string => typeof value === 'string'
