import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { tasks } = contract

export const createTaskFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(tasks.create))
  .handler(({ data, context }) => context.call(tasks.create, data))

export const createPackFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(tasks.createPack))
  .handler(({ data, context }) => context.call(tasks.createPack, data))

export const taskFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(tasks.detail))
  .handler(({ data, context }) => context.call(tasks.detail, data))

export const taskListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(tasks.list))
  .handler(({ data, context }) => context.call(tasks.list, data))

export const transcriptFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(tasks.transcript))
  .handler(({ data, context }) => context.call(tasks.transcript, data))

export const cancelTaskFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(tasks.cancel))
  .handler(({ data, context }) => context.call(tasks.cancel, data))

export const retryTaskFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(tasks.retry))
  .handler(({ data, context }) => context.call(tasks.retry, data))

/** @public Screens delete single results instead, with undo. */
export const deleteTaskFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(tasks.remove))
  .handler(({ data, context }) => context.call(tasks.remove, data))

export const displayReportFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(tasks.displayReport))
  .handler(({ data, context }) => context.call(tasks.displayReport, data))
