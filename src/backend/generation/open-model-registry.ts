import type { Env } from '../env.ts'
import { openMatting } from './builtin/matting/open-matting.ts'
import { createBuiltinEngine } from './builtin/provider.ts'
import { MODELS } from './models.ts'
import { createModelRegistry, type ModelRegistry } from './registry.ts'

/** The models of this installation: the built-in engine always, others when they are configured. */
export const openModelRegistry = (env: Env): ModelRegistry =>
  createModelRegistry({
    models: MODELS,
    providers: [
      createBuiltinEngine({ concurrency: env.ENGINE_CONCURRENCY, matting: openMatting(env) }),
    ],
  })
