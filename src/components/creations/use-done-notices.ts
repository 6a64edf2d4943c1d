import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readLocal } from '@/browser/local-store'

/**
 * Lists finished generations under the bell; while the page is hidden, also notifies through the system if
 * the user turned that on.
 */
export function useDoneNotices(runningIds: readonly string[]): void {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const before = useRef(runningIds)
  const onChange = useEffectEvent(() => {
    const ended = before.current.filter((id) => !runningIds.includes(id))
    before.current = runningIds
    if (ended.length === 0) return
    const isAway = document.hidden && readLocal('notify_when_done') === true
    void import('./done-notice').then(async ({ listDone, tellDone }) => {
      if (isAway) await tellDone(client, i18n, ended)
      await listDone(client, i18n, ended)
    })
  })
  const ids = runningIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is a new one each time, its ids are not.
  useEffect(() => onChange(), [ids])
}
