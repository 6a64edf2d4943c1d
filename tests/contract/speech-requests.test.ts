import { GoogleGenAI, Modality } from '@google/genai'
import OpenAI from 'openai'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createElevenLabs } from '../../src/backend/generation/providers/elevenlabs/adapter.ts'
import { createGemini } from '../../src/backend/generation/providers/gemini/adapter.ts'
import { createOpenAiImages } from '../../src/backend/generation/providers/openai-images/adapter.ts'
import { asWav } from '../../src/backend/generation/providers/speech/as-wav.ts'
import { present } from '../support/present.ts'
import { asked } from '../support/providers/asked.ts'
import { startElevenLabs } from '../support/providers/elevenlabs/stand-in.ts'
import { startGemini } from '../support/providers/gemini/stand-in.ts'
import { startSpeech } from '../support/providers/speech/stand-in.ts'
import { testTools } from '../support/providers/test-tools.ts'
import type { Vendor, VendorRequest } from '../support/providers/vendor.ts'
import {
  DOCUMENTS_NOTICE,
  hasDocuments,
  openDocument,
} from '../support/providers/vendor-document.ts'

const FACTS = { clientToken: 'token-1', signal: undefined }
const KEY = 'a-key-of-a-test'
const PROMPT = 'Slow mornings begin here.'

let openai: Vendor
let google: Vendor
let eleven: Vendor
const vendors = () => [openai, google, eleven]

beforeAll(async () => {
  openai = await startSpeech()
  google = await startGemini('audio')
  eleven = await startElevenLabs()
})
afterEach(() => {
  for (const vendor of vendors()) vendor.reset()
})
afterAll(() => Promise.all(vendors().map((vendor) => vendor.close())))

const spoken = (voice: string, name: string) =>
  asked({
    ...{ workflowType: 'speech', prompt: PROMPT, seed: 7 },
    speech: { voice, language: 'fr', speed: 1.1, format: 'm4a' },
    remote: { name },
  })
const byOpenAi = () =>
  createOpenAiImages({ baseUrl: `${openai.baseUrl}/v1`, key: KEY, tools: testTools() })
const byGoogle = () => createGemini({ baseUrl: google.baseUrl, key: KEY, tools: testTools() })
const byEleven = () => createElevenLabs({ baseUrl: eleven.baseUrl, key: KEY, tools: testTools() })

const last = (vendor: Vendor): VendorRequest => present(vendor.at('submit').at(-1))
const essence = ({ method, path, headers, json }: VendorRequest) => ({
  ...{ method, path, json },
  keys: [headers.authorization, headers['x-goog-api-key']],
})

describe.skipIf(!hasDocuments)(`[R1.14] the vendors’ own documents${DOCUMENTS_NOTICE}`, () => {
  test('know every field of speech by OpenAI, and find fault with others', async () => {
    const findFaults = await openDocument('openai-openapi.json')
    await byOpenAi().submit(await spoken('coral', 'gpt-4o-mini-tts'), FACTS)
    const { json } = last(openai)
    expect(findFaults('CreateSpeechRequest', json)).toEqual([])
    const wrong = { ...json, response_format: 'm4a', language: 'fr' }
    expect(findFaults('CreateSpeechRequest', wrong)).toContain('language is not documented')
  })

  test('know every field of speech by Gemini', async () => {
    const findFaults = await openDocument('google-gemini-openapi.json')
    await byGoogle().submit(await spoken('Kore', 'gemini-3.8-flash-tts'), FACTS)
    const { generationConfig, contents, ...rest } = last(google).json
    expect(rest).toEqual({})
    expect(findFaults('GenerateContentRequest', { contents })).toEqual([])
    expect(findFaults('GenerationConfig', Object(generationConfig))).toEqual([])
    expect(findFaults('SpeechConfig', Object(Object(generationConfig).speechConfig))).toEqual([])
    expect(findFaults('SpeechConfig', { voice: 'Kore' })).not.toEqual([])
  })
})

describe('[R1.14] the vendors’ own clients send the same', () => {
  test('for speech by OpenAI', async () => {
    await byOpenAi().submit(await spoken('coral', 'gpt-4o-mini-tts'), FACTS)
    const client = new OpenAI({ apiKey: KEY, baseURL: `${openai.baseUrl}/v1`, maxRetries: 0 })
    const ours = essence(last(openai))
    await client.audio.speech.create({
      ...{ model: 'gpt-4o-mini-tts', input: PROMPT, voice: 'coral', response_format: 'wav' },
    })
    expect(ours).toEqual(essence(last(openai)))
  })

  test('for speech by Gemini', async () => {
    await byGoogle().submit(await spoken('Kore', 'gemini-3.8-flash-tts'), FACTS)
    const ours = essence(last(google))
    const client = new GoogleGenAI({ apiKey: KEY, httpOptions: { baseUrl: google.baseUrl } })
    await client.models.generateContent({
      model: 'gemini-3.8-flash-tts',
      contents: PROMPT,
      config: {
        responseModalities: [Modality.AUDIO],
        speechConfig: {
          languageCode: 'fr-FR',
          voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } },
        },
      },
    })
    expect(ours).toEqual(essence(last(google)))
  })
})

test('speech by ElevenLabs has its voice in the address, and its language where the model takes one', async () => {
  await byEleven().submit(await spoken('a voice/1', 'eleven_v3'), FACTS)
  const { method, path, query, headers, json } = last(eleven)
  expect({ method, path }).toEqual({
    ...{ method: 'POST', path: '/v1/text-to-speech/a%20voice%2F1' },
  })
  expect(query.get('output_format')).toBe('mp3_44100_128')
  expect(headers['xi-api-key']).toBe(KEY)
  const words = { text: PROMPT, model_id: 'eleven_v3', seed: 7 }
  expect(json).toEqual({ ...words, language_code: 'fr' })
  await byEleven().submit(await spoken('v', 'eleven_multilingual_v2'), FACTS)
  expect(last(eleven).json).toEqual({ ...words, model_id: 'eleven_multilingual_v2' })
})

test('[R1.14] music by ElevenLabs is as long as asked, without voices, and told in words what was chosen', async () => {
  const music = { genre: 'lofi', mood: 'calm', tempo: 84, is_loop: false, format: 'm4a' } as const
  const asking = {
    workflowType: 'music',
    prompt: 'Rain outside',
    durationSeconds: 15,
    music,
  } as const
  await byEleven().submit(await asked({ ...asking, remote: { name: 'music_v1' } }), FACTS)
  const { method, path, query, json } = last(eleven)
  expect({ method, path }).toEqual({ method: 'POST', path: '/v1/music' })
  expect(query.get('output_format')).toBe('mp3_44100_128')
  const { prompt, ...rest } = json
  expect(rest).toEqual({ music_length_ms: 15_000, force_instrumental: true, model_id: 'music_v1' })
  for (const words of ['lo-fi', 'calm', '84 BPM', 'Rain outside']) expect(prompt).toContain(words)
})

test('voices of ElevenLabs are read page by page, with the languages that we speak, too', async () => {
  expect(await byEleven().voices?.()).toEqual([
    { voice: 'JBFqnCBsd6RMkjVDRZzb', name: 'George' },
    { voice: 'b0th', name: 'Vera', languages: ['de', 'fr'] },
  ])
})

test('a script that Gemini blocks is said so, and plain samples become a file', async () => {
  google.verdict = 'refused'
  const refused = byGoogle().submit(await spoken('Kore', 'gemini-3.8-flash-tts'), FACTS)
  await expect(refused).rejects.toMatchObject({ kind: 'content_blocked', isAnswer: true })
  const data = Buffer.from([1, 0, 2, 0]).toString('base64')
  const file = Buffer.from(asWav({ mimeType: 'audio/L16;codec=pcm;rate=24000', data }), 'base64')
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWAVE')
  expect([file.readUInt32LE(24), file.readUInt32LE(40), file.length]).toEqual([24_000, 4, 48])
})
