import { frameSize } from '../../../contract/generation.ts'
import type { Model } from '../../generation/model.ts'
import type { GenerationRequest } from '../../generation/provider.ts'
import type { TaskRow } from './task-row.ts'
import type { WorkFolder } from './work-folder.ts'

/** A task in the words of its provider. */
export function generationRequest(
  task: TaskRow,
  model: Pick<Model, 'fps'>,
  { workDir, inputs }: WorkFolder,
): GenerationRequest {
  const local = (role: string) => inputs.filter((input) => input.role === role)
  return {
    taskId: task.id,
    workflowType: task.workflowType,
    model: task.model,
    prompt: task.prompt,
    language: task.language,
    ...frameSize(task.aspectRatio, task.resolution),
    aspectRatio: task.aspectRatio,
    resolution: task.resolution,
    durationSeconds: task.durationSeconds ?? 0,
    fps: task.durationSeconds ? model.fps : 0,
    generateAudio: task.generateAudio,
    watermark: task.watermark,
    count: task.count,
    seed: task.seed,
    images: local('image'),
    startFrame: local('start_frame')[0],
    endFrame: local('end_frame')[0],
    video: local('video')[0],
    ...(task.corrections && { corrections: task.corrections }),
    ...(task.style && { style: task.style }),
    workDir,
  }
}
