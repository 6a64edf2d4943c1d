import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'

const { tasks } = contract

export const createTaskFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(tasks.create.input)
  .handler(({ data, context }) => context.call(tasks.create, data))

export const taskFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(tasks.detail.input)
  .handler(({ data, context }) => context.call(tasks.detail, data))

export const taskListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(tasks.list.input)
  .handler(({ data, context }) => context.call(tasks.list, data))

export const cancelTaskFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(tasks.cancel.input)
  .handler(({ data, context }) => context.call(tasks.cancel, data))

export const retryTaskFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(tasks.retry.input)
  .handler(({ data, context }) => context.call(tasks.retry, data))

export const removeTaskFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(tasks.remove.input)
  .handler(({ data, context }) => context.call(tasks.remove, data))

export const displayReportFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(tasks.displayReport.input)
  .handler(({ data, context }) => context.call(tasks.displayReport, data))
