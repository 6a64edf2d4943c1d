import type { CreateTaskRequest, TaskView } from '@/contract/endpoints/tasks'
import { createTaskFn } from './tasks.functions'

/** How a generation is requested; tests hand in their own. */
export type CreateTask = (request: CreateTaskRequest) => Promise<TaskView>

/** Requests it from the server. */
export const createTask: CreateTask = (data) => createTaskFn({ data })
