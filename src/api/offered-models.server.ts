import { LRUCache } from 'lru-cache'
import type { OutputOf } from '@/contract/endpoint'
import { list } from '@/contract/endpoints/models'
import { LANGUAGES, type Language } from '@/contract/languages'
import type { Call } from './api-call'

type OfferedModels = OutputOf<typeof list>

/** Every visitor's page asks for the models, yet an operator's switch must show almost at once. */
const FRESH_MS = 1_000
const kept = new LRUCache<Language, OfferedModels>({ max: LANGUAGES.length, ttl: FRESH_MS })

/** The models as everyone who is not signed in sees them. */
export async function offeredModels(call: Call, language: Language): Promise<OfferedModels> {
  const known = kept.get(language)
  if (known) return known
  const offered = await call(list, {})
  kept.set(language, offered)
  return offered
}
