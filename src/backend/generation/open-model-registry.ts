import { resolve } from 'node:path'
import type { Clock } from '../clock.ts'
import { type Env, withEntered } from '../env.ts'
import { projectRoot } from '../paths.ts'
import { openMatting } from './builtin/matting/open-matting.ts'
import { createBuiltinEngine } from './builtin/provider.ts'
import { NO_CHOICES, type OperatorChoices } from './choices.ts'
import type { ModelRow } from './model.ts'
import { MODELS } from './models.ts'
import { watchModels } from './models-file/watch-models.ts'
import { EVERY_SERVICE, openConnections } from './open-connections.ts'
import type { GenerationProvider } from './provider.ts'
import { createRemoteProvider } from './providers/remote-provider.ts'
import { type Log, systemTools, type Tools } from './providers/tools.ts'
import { createModelRegistry, type ModelRegistry } from './registry.ts'

interface Surroundings {
  log: Log
  clock: Clock
  choices?: () => OperatorChoices
  /** Overrides of the system's tools. */
  tools?: Partial<Tools>
}

/** The models of this installation: always the built-in engine, others if configured. */
export function openModelRegistry(env: Env, surroundings: Surroundings): ModelRegistry {
  const { log, clock, choices = () => NO_CHOICES, tools } = surroundings
  const now = () => clock.now()
  const given = { ...systemTools({ now, log }), ...tools }
  const builtIn = createBuiltinEngine({
    concurrency: env.ENGINE_CONCURRENCY,
    matting: openMatting(env),
  })
  const open = (settings: OperatorChoices['settings']) =>
    openOffer(withEntered(env, settings), { builtIn, tools: given })
  const offer = followSettings(choices, { open, log })
  return createModelRegistry({
    models: () => offer().models(),
    providers: () => offer().providers,
    choices,
    now,
  })
}

interface Offer {
  models: () => readonly ModelRow[]
  providers: readonly GenerationProvider[]
}

/** @throws Error if a file that the settings name can't be used */
function openOffer(
  env: Env,
  { builtIn, tools }: { builtIn: GenerationProvider; tools: Tools },
): Offer {
  const connections = openConnections(env, tools)
  const shipped = [...MODELS, ...connections.flatMap(({ rows }) => rows)]
  const asleep = EVERY_SERVICE.filter((row) => !shipped.includes(row))
  const path = env.MODELS_FILE && resolve(projectRoot, env.MODELS_FILE)
  const { log, now } = tools
  return {
    models: path ? watchModels(shipped, { path, log, now, asleep }) : () => shipped,
    providers: [builtIn, ...connections.map(({ adapter }) => createRemoteProvider(adapter, tools))],
  }
}

/** Reopens the offer when a setting is entered or removed; if that fails, the previous offer stays. */
function followSettings(
  choices: () => OperatorChoices,
  { open, log }: { open: (settings: OperatorChoices['settings']) => Offer; log: Log },
): () => Offer {
  let { settings } = choices()
  let offer = open(settings)
  return () => {
    const current = choices().settings
    if (current === settings) return offer
    settings = current
    try {
      offer = open(settings)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ alarm: 'models', reason }, 'what was entered cannot be used; nothing has changed')
    }
    return offer
  }
}
