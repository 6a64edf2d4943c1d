import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { createBuiltinEngine } from './builtin/provider.ts'
import type { ModelRow } from './model.ts'
import { MODELS } from './models.ts'
import type { Adapter } from './providers/adapter.ts'
import { createOpenAiCompatible } from './providers/openai-compatible/adapter.ts'
import { selfHostedModels } from './providers/openai-compatible/rows.ts'
import { createOpenAiImages } from './providers/openai-images/adapter.ts'
import { OPENAI_MODELS } from './providers/openai-images/rows.ts'
import { createRemoteProvider } from './providers/remote-provider.ts'
import { type Log, systemTools, type Tools } from './providers/tools.ts'
import { createModelRegistry, type ModelRegistry } from './registry.ts'

interface Surroundings {
  log: Log
  clock: Clock
  /** Other tools than those of the system. */
  tools?: Partial<Tools>
}

/** A service that is configured, with the models it has. */
interface Connection {
  adapter: Adapter
  rows: readonly ModelRow[]
}

/** The models of this installation: the built-in engine always, others when they are configured. */
export function openModelRegistry(env: Env, { log, clock, tools }: Surroundings): ModelRegistry {
  const now = () => clock.now()
  const given = { ...systemTools({ now, log }), ...tools }
  const connections = openConnections(env, given)
  const remote = connections.map(({ adapter }) => createRemoteProvider(adapter, given))
  return createModelRegistry({
    models: [...MODELS, ...connections.flatMap(({ rows }) => rows)],
    providers: [createBuiltinEngine({ concurrency: env.ENGINE_CONCURRENCY }), ...remote],
    now,
  })
}

/** Services whose key or address is set. */
function openConnections(env: Env, tools: Tools): Connection[] {
  const connections: Connection[] = []
  if (env.OPENAI_API_KEY) {
    const settings = { baseUrl: env.OPENAI_BASE_URL, key: env.OPENAI_API_KEY, tools }
    connections.push({ adapter: createOpenAiImages(settings), rows: OPENAI_MODELS })
  }
  if (env.SELF_HOSTED_URL) {
    const { SELF_HOSTED_URL: baseUrl, SELF_HOSTED_KEY: key, SELF_HOSTED_KIND: kind } = env
    const named = { images: env.SELF_HOSTED_IMAGE_MODELS, videos: env.SELF_HOSTED_VIDEO_MODELS }
    const adapter = createOpenAiCompatible({ baseUrl, key, kind, tools })
    connections.push({ adapter, rows: selfHostedModels(named) })
  }
  return connections
}
