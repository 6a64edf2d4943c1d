import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readLocal } from '@/browser/local-store'

/** Lists generations that end under the bell; tells of them while the page is not looked at, if that was asked for. */
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
