import { z } from 'zod'
import { defineEndpoint } from '../../endpoint.ts'
import { OF_START } from '../../failure-groups.ts'
import { Done, Empty, Id, TaskStatusName, Timestamp, WorkflowName } from '../../fields.ts'

/** A task of anybody, without what it is about. */
export const AdminTask = z.object({
  task_id: Id,
  /** Of its owner; null when the account is no more. */
  email: z.string().nullable(),
  model: z.string(),
  workflow_type: WorkflowName,
  status: TaskStatusName,
  credits: z.number().int(),
  attempts: z.number().int(),
  /** `unknown`: it was submitted, and whether that arrived nobody knows yet. */
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
  summary: 'How much waits and runs, the oldest first, and what failed last',
  failures: [],
  input: Empty,
  output: z.object({
    waiting: z.number().int(),
    running: z.number().int(),
    /** Of those that run, how many wait for a provider. */
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
  summary: 'Start a failed task again for its owner, who pays as for the first one',
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
  summary: 'End a task that is stuck; its owner gets the credits back',
  failures: ['task_not_cancellable'],
  input: z.object({ taskId: Id }),
  output: Done,
  rateLimit: 'operator',
})
