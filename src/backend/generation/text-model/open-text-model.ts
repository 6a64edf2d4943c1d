import type { Clock } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { type Log, systemTools } from '../providers/tools.ts'
import { createChatModel } from './chat-model.ts'
import type { TextModel } from './text-model.ts'

/** The text model of this installation; it doesn't use keys that were entered for pictures. */
export function openTextModel(
  { TEXT_MODEL_URL: baseUrl, TEXT_MODEL: model, TEXT_MODEL_KEY: key }: Env,
  { log, clock }: { log: Log; clock: Clock },
): TextModel | null {
  if (!baseUrl || !model) return null
  return createChatModel({
    baseUrl,
    model,
    key,
    tools: systemTools({ now: () => clock.now(), log }),
  })
}
