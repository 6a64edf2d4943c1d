import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { createBuiltinEngine } from './builtin/provider.ts'
import type { ModelRow } from './model.ts'
import { MODELS } from './models.ts'
import type { GenerationProvider } from './provider.ts'
import { createOpenAiCompatible } from './providers/openai-compatible/adapter.ts'
import { selfHostedModels } from './providers/openai-compatible/rows.ts'
import { createRemoteProvider } from './providers/remote-provider.ts'
import { type Log, systemTools, type Tools } from './providers/tools.ts'
import { createModelRegistry, type ModelRegistry } from './registry.ts'

interface Surroundings {
  log: Log
  clock: Clock
  /** Other tools than those of the system. */
  tools?: Partial<Tools>
}

/** The models of this installation: the built-in engine always, others when they are configured. */
export function openModelRegistry(env: Env, { log, clock, tools }: Surroundings): ModelRegistry {
  const now = () => clock.now()
  const remote = openRemoteProviders(env, { ...systemTools({ now, log }), ...tools })
  return createModelRegistry({
    models: [...MODELS, ...rowsOf(env)],
    providers: [createBuiltinEngine({ concurrency: env.ENGINE_CONCURRENCY }), ...remote],
    now,
  })
}

/** Services whose key or address is set. */
function openRemoteProviders(env: Env, tools: Tools): GenerationProvider[] {
  const adapters = []
  if (env.SELF_HOSTED_URL) {
    const { SELF_HOSTED_URL: baseUrl, SELF_HOSTED_KEY: key, SELF_HOSTED_KIND: kind } = env
    adapters.push(createOpenAiCompatible({ baseUrl, key, kind, tools }))
  }
  return adapters.map((adapter) => createRemoteProvider(adapter, tools))
}

const rowsOf = (env: Env): ModelRow[] =>
  selfHostedModels({ images: env.SELF_HOSTED_IMAGE_MODELS, videos: env.SELF_HOSTED_VIDEO_MODELS })
