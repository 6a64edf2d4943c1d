import { AppError } from '../../../contract/app-error.ts'
import type { Context } from '../../context.ts'
import type { GenerationProvider } from '../../generation/provider.ts'
import type { Model } from '../../generation/registry.ts'

/**
 * Who makes a task's results. A task that was accepted is finished even when its model was retired
 * meanwhile, as long as somebody serves it.
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
