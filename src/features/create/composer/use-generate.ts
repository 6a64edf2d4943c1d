import { notifyManager, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { type CreateTask, createTask } from '@/api/create-task'
import { publicKeys } from '@/api/public-keys'
import { taskKeys, taskListQuery, writeTask } from '@/api/tasks.queries'
import { teamKeys } from '@/api/teams.functions'
import { useRequestKey } from '@/browser/use-request-key'
import { joinLine, type WaitingTask } from '@/browser/waiting-line'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { isAppError } from '@/contract/app-error'
import type { CreateTaskRequest, TaskView } from '@/contract/endpoints/tasks'
import { useBrandId } from '../brand/use-brand-id'
import { type SentTask, sentTask } from '../running/sent-task'

type Request = Omit<CreateTaskRequest, 'idempotency_key'>

/** Whether a generation is being sent to the server. */
export const isCreating = (client: QueryClient): boolean =>
  client.isMutating({ mutationKey: taskKeys.create }) > 0

/**
 * Sends a generation. After a lost reply, pressing again sends the same key, so that the task is not made and
 * paid for twice.
 */
export function useGenerate(onCreated: (task: TaskView) => void, create: CreateTask = createTask) {
  const client = useQueryClient()
  const tellFailure = useTellFailure()
  const key = useRequestKey()
  const [sent, setSent] = useState<SentTask | null>(null)
  const brandId = useBrandId()
  const withBrand = (asked: Request): Request => ({
    ...asked,
    brand_id: asked.use_brand ? brandId : undefined,
  })
  const { mutate, isPending } = useMutation({
    mutationKey: taskKeys.create,
    onMutate: (asked: Request) => {
      const lists = client.getQueryData(taskListQuery().queryKey)
      setSent(sentTask(asked, uuidv7(), lists?.pages.flatMap(({ tasks }) => tasks) ?? []))
    },
    mutationFn: (asked: Request) => {
      const request = withBrand(asked)
      return create({ ...request, idempotency_key: key.of(request) })
    },
    onSuccess: (task) => {
      key.settle()
      writeTask(client, task)
      onCreated(task)
    },
    onError: (error) => {
      key.settle(error)
      // The offered models have changed since they were last loaded.
      if (isAppError(error) && error.code === 'model_unavailable') {
        void client.invalidateQueries({ queryKey: publicKeys.models })
      }
      if (isAppError(error) && error.code === 'brand_not_found') {
        void client.invalidateQueries({ queryKey: teamKeys.context })
      }
      tellFailure(error)
    },
    // Only after subscribers of the lists know the new task, so that its place is never empty.
    onSettled: () => notifyManager.schedule(() => setSent(null)),
  })
  /** Adds it to the waiting line; it is not sent yet. */
  const wait = (asked: Request, facts: Pick<WaitingTask, 'ownerId' | 'credits'>) =>
    joinLine({ ...facts, key: uuidv7(), request: withBrand(asked) })
  return { send: mutate, wait, isSending: isPending, sent }
}
