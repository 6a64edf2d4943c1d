import type { CreateTaskRequest, TaskView } from '@/contract/endpoints/tasks'

/** A requested generation, from the press until the server's answer is in the feed. */
export interface SentTask {
  /** Takes the place and format of the future task. */
  placeholder: TaskView
  /** Ids of the tasks before it. */
  knownIds: ReadonlySet<string>
}

type Request = Omit<CreateTaskRequest, 'idempotency_key'>

export function sentTask(request: Request, key: string, before: readonly TaskView[]): SentTask {
  const placeholder: TaskView = {
    task_id: key,
    workflow_type: request.workflow_type,
    status: 'CREATED',
    progress: 0,
    stage: 'sending',
    eta_seconds: null,
    queue_position: null,
    prompt: request.prompt ?? '',
    model: request.model ?? 'auto',
    aspect_ratio: request.aspect_ratio ?? '1:1',
    resolution: request.resolution ?? '1k',
    duration: request.duration ?? null,
    generate_audio: request.generate_audio ?? false,
    watermark: request.watermark ?? true,
    count: request.count ?? 1,
    seed: request.seed ?? 0,
    placement: request.placement ?? null,
    uses_brand: request.use_brand ?? false,
    exact_words: request.exact_words ?? false,
    credits: 0,
    credits_charged: 0,
    corrections: null,
    music: null,
    speech: null,
    photoshoot: null,
    references: [],
    outputs: [],
    previews: [],
    heard: null,
    error: null,
    is_new: false,
    made_by: null,
    can_change: false,
    created_at: new Date().toISOString(),
    started_at: null,
    finished_at: null,
  }
  return { placeholder, knownIds: new Set(before.map(({ task_id }) => task_id)) }
}

/** Puts the placeholder first until the task itself is there: its event may arrive before the response. */
export function withSentTask(
  tasks: readonly TaskView[],
  sent: SentTask | null,
): readonly TaskView[] {
  if (!sent) return tasks
  const { placeholder, knownIds } = sent
  const isThere = tasks.some(
    ({ task_id, workflow_type, prompt }) =>
      !knownIds.has(task_id) &&
      workflow_type === placeholder.workflow_type &&
      prompt === placeholder.prompt,
  )
  return isThere ? tasks : [placeholder, ...tasks]
}
