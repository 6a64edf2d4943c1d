import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { GenerationProvider } from '../../generation/provider.ts'
import type { Model } from '../../generation/registry.ts'

/**
 * The model and provider that make a task's results. An accepted task is finished even if its model has
 * since been retired, as long as a provider still serves it.
 * @throws AppError('model_unavailable')
 */
export function findProvider(
  { models }: Pick<Context, 'models'>,
  task: { model: string },
): { model: Model; provider: GenerationProvider } {
  const model = models.find(task.model)
  if (!model?.provider) throw new AppError('model_unavailable', { model: task.model })
  return { model, provider: models.provider(model.provider) }
}
