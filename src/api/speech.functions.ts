import { queryOptions } from '@tanstack/react-query'
import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import type { VoiceView } from '@/contract/endpoints/speech'
import type { Language } from '@/contract/languages'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { speech } = contract

const voicesFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(speech.voices, {}))

const previewVoiceFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(speech.preview))
  .handler(({ data, context }) => context.call(speech.preview, data))

export const voicesQuery = () =>
  queryOptions({ queryKey: ['voices'], queryFn: () => voicesFn(), staleTime: 300_000 })

/** Preview of a voice in a language; it never changes. */
export const voicePreviewQuery = (
  { model, voice }: Pick<VoiceView, 'model' | 'voice'>,
  language: Language,
) =>
  queryOptions({
    queryKey: ['voices', model, voice, language],
    queryFn: () => previewVoiceFn({ data: { model, voice, language } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
