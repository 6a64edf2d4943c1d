import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { OF_MODEL } from '../failure-groups.ts'
import { Empty, LanguageName } from '../fields.ts'
import { MUSIC_FORMATS } from '../music.ts'
import { SPEECH_SPEED, VOICE_NAME_MAX } from '../speech.ts'

const VoiceId = z.string().trim().min(1).max(VOICE_NAME_MAX)

/** How to speak the task's prompt; it costs by its characters. */
export const SpeechToSay = z.strictObject({
  /** A `voice` of the model, from `speech.voices`. */
  voice: VoiceId,
  /** Language of the script. */
  language: LanguageName.default('en'),
  /** 1 is the voice's natural speed. */
  speed: z.number().min(SPEECH_SPEED.min).max(SPEECH_SPEED.max).default(SPEECH_SPEED.usual),
  format: z.enum(MUSIC_FORMATS).default('m4a'),
})
export type SpeechToSay = z.infer<typeof SpeechToSay>

export const VoiceView = z.object({
  /** The model that has it. */
  model: z.string(),
  voice: VoiceId,
  name: z.string(),
  /** Languages it speaks well, among those Adloom supports; empty when its service does not say. */
  languages: z.array(LanguageName),
})
export type VoiceView = z.infer<typeof VoiceView>

export const voices = defineEndpoint({
  id: 'speech.voices',
  method: 'GET',
  path: '/api/v1/auth/speech/voices',
  access: 'user',
  summary: 'List the voices of the available models; a service that doesn’t answer lists none',
  failures: [],
  input: Empty,
  output: z.object({ voices: z.array(VoiceView) }),
})

export const preview = defineEndpoint({
  id: 'speech.preview',
  method: 'POST',
  path: '/api/v1/auth/speech/preview',
  access: 'user',
  summary: 'Hear a voice say a sample sentence; free of charge and cached',
  failures: ['not_found', ...OF_MODEL, 'engine_failed', 'unavailable'],
  input: z.object({ model: z.string().max(100), voice: VoiceId, language: LanguageName }),
  /** A short audio file. */
  output: z.object({ mime_type: z.string(), base64: z.base64() }),
  rateLimit: 'voicePreview',
})
