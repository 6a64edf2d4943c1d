import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { OF_START } from '../../failure-groups.ts'
import { Done, Empty, Id, TaskStatusName, Timestamp, WorkflowName } from '../../fields.ts'

/** Anyone's task, without its content. */
export const AdminTask = z.object({
  task_id: Id,
  /** Email of its owner; null when the account was deleted. */
  email: z.string().nullable(),
  model: z.string(),
  workflow_type: WorkflowName,
  status: TaskStatusName,
  credits: z.number().int(),
  attempts: z.number().int(),
  /** `unknown`: it was submitted, but whether the provider received it is not known yet. */
  at_provider: z.enum(['not_submitted', 'unknown', 'known']),
  next_check_at: Timestamp.nullable(),
  error_code: z.string().nullable(),
  created_at: Timestamp,
  finished_at: Timestamp.nullable(),
})
export type AdminTask = z.infer<typeof AdminTask>

export const tasks = defineEndpoint({
  id: 'admin.tasks',
  method: 'GET',
  path: '/api/v1/admin/tasks',
  access: 'operator',
  summary: 'Count waiting and running tasks; list them oldest first, with the latest failures',
  failures: [],
  input: Empty,
  output: z.object({
    waiting: z.number().int(),
    running: z.number().int(),
    /** Running tasks that wait for a provider. */
    elsewhere: z.number().int(),
    unfinished: z.array(AdminTask),
    failed: z.array(AdminTask),
  }),
})

export const retryTask = defineEndpoint({
  id: 'admin.retryTask',
  method: 'POST',
  path: '/api/v1/admin/tasks/{taskId}/retry',
  access: 'operator',
  summary: 'Retry a failed task for its owner, who is charged as for the first try',
  failures: ['task_not_retryable', ...OF_START],
  input: z.object({ taskId: Id }),
  output: Done,
  rateLimit: 'operator',
})

export const releaseTask = defineEndpoint({
  id: 'admin.releaseTask',
  method: 'POST',
  path: '/api/v1/admin/tasks/{taskId}/release',
  access: 'operator',
  summary: 'End a stuck task and return the credits to its owner',
  failures: ['task_not_cancellable'],
  input: z.object({ taskId: Id }),
  output: Done,
  rateLimit: 'operator',
})
