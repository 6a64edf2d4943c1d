import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { creditKeys } from '@/api/credits.functions'
import {
  cancelRemovalFn,
  deleteRemovalFn,
  detectMarksFn,
  previewRemovalFn,
  proxyVideoFn,
  removalQuery,
  startRemovalFn,
} from '@/api/watermark.functions'
import type { EraseArea, RemovalView } from '@/contract/endpoints/removal-view'
import type { WatermarkMode } from '@/contract/watermark'

export interface Erasure {
  mode: WatermarkMode
  areas: EraseArea[]
}

export interface RunTerms {
  rights: boolean
  keep_credentials: boolean
  /** The price on the button. */
  credits_max: number
}

/** A removal by its link's secret, with all its actions. */
export function useRemoval(token: string) {
  const client = useQueryClient()
  const query = removalQuery(token)
  const { data: removal, error, refetch, isFetching } = useQuery(query)
  const runStatus = removal?.run?.status
  // Every change of status reserves, charges or refunds credits.
  useEffect(() => {
    if (runStatus) void client.invalidateQueries({ queryKey: creditKeys.balance })
  }, [client, runStatus])
  // Requests in flight were sent earlier and would return older data.
  const show = async (view: RemovalView) => {
    await client.cancelQueries({ queryKey: query.queryKey })
    client.setQueryData(query.queryKey, view)
  }
  return {
    removal,
    error,
    refetch,
    isFetching,
    detect: useMutation({ mutationFn: () => detectMarksFn({ data: { token } }), onSuccess: show }),
    preview: useMutation({
      mutationFn: (input: Erasure & { at_seconds: number }) =>
        previewRemovalFn({ data: { token, ...input } }),
      onSuccess: show,
    }),
    proxy: useMutation({
      mutationFn: (of: 'original' | 'result') => proxyVideoFn({ data: { token, of } }),
      onSuccess: show,
    }),
    start: useMutation({
      mutationFn: (input: Erasure & RunTerms) => startRemovalFn({ data: { token, ...input } }),
      onSuccess: show,
    }),
    cancel: useMutation({
      mutationFn: (work_id: string) => cancelRemovalFn({ data: { token, work_id } }),
      onSuccess: show,
    }),
    remove: useMutation({
      mutationFn: () => deleteRemovalFn({ data: { token } }),
      onSuccess: () => client.removeQueries({ queryKey: query.queryKey }),
    }),
  }
}

export type RemovalActions = ReturnType<typeof useRemoval>
