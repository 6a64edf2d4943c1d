import { createServerFn } from '@tanstack/react-start'
import { contract } from '@/contract/contract'
import { apiCall } from './api-call'
import { validInput } from './valid-input'

const { prompts } = contract

export const understandPromptFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.understand))
  .handler(({ data, context }) => context.call(prompts.understand, data))

export const drawProofFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.proof))
  .handler(({ data, context }) => context.call(prompts.proof, data))

export const enhancePromptFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.enhance))
  .handler(({ data, context }) => context.call(prompts.enhance, data))

export const translatePromptFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.translate))
  .handler(({ data, context }) => context.call(prompts.translate, data))

export const readPromptFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.read))
  .handler(({ data, context }) => context.call(prompts.read, data))

export const describePictureFn = createServerFn({ method: 'POST' })
  .middleware([apiCall])
  .validator(validInput(prompts.describe))
  .handler(({ data, context }) => context.call(prompts.describe, data))
