import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { library } = contract

export const libraryListFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .validator(validInput(library.list))
  .handler(({ data, context }) => context.call(library.list, data))

export const libraryOverviewFn = createServerFn({ method: 'GET' })
  .middleware([apiCall])
  .handler(({ context }) => context.call(library.overview, {}))

export const createFolderFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(library.createFolder))
  .handler(({ data, context }) => context.call(library.createFolder, data))

export const renameFolderFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(library.renameFolder))
  .handler(({ data, context }) => context.call(library.renameFolder, data))

export const removeFolderFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(library.removeFolder))
  .handler(({ data, context }) => context.call(library.removeFolder, data))

export const organizeItemsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(library.organize))
  .handler(({ data, context }) => context.call(library.organize, data))

export const starItemsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(library.star))
  .handler(({ data, context }) => context.call(library.star, data))

export const binItemsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(library.bin))
  .handler(({ data, context }) => context.call(library.bin, data))

export const restoreItemsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(library.restore))
  .handler(({ data, context }) => context.call(library.restore, data))

export const removeItemsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(library.remove))
  .handler(({ data, context }) => context.call(library.remove, data))

export const archiveItemsFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(library.archive))
  .handler(({ data, context }) => context.call(library.archive, data))
