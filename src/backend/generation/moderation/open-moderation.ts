import type { Clock } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { type Log, systemTools } from '../providers/tools.ts'
import { createModeration, type Moderation } from './moderation.ts'
import { createOpenAiModeration } from './openai-moderation.ts'

/** What this installation refuses, as set by `MODERATION`. */
export function openModeration(env: Env, { log, clock }: { log: Log; clock: Clock }): Moderation {
  const { MODERATION: mode, OPENAI_API_KEY: key, OPENAI_BASE_URL: baseUrl } = env
  const now = () => clock.now()
  const isAsked = mode === 'auto' || mode === 'required'
  if (mode === 'required' && !key) throw new Error('MODERATION=required needs OPENAI_API_KEY.')
  return createModeration({
    hasWordLists: mode !== 'off',
    ...(isAsked &&
      key && { ask: createOpenAiModeration({ baseUrl, key, tools: systemTools({ now, log }) }) }),
    isRequired: mode === 'required',
    log,
    now,
  })
}
