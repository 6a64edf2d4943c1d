import { useCallback, useEffect, useRef, useState } from 'react'
import { saveUgcAdFn } from '@/api/ugc-ads.functions'
import type { SaveState } from '@/components/save-note/save-note'
import type { Ad } from '@/components/ugc-ads/ad'
import type { UgcAd } from '@/contract/endpoints/ugc-ads'
import { createKeeper } from './keeper'
import { adOf, nameOf, planOf } from './plan'

const QUIET_MS = 800

/** The ad being made, saved to the server shortly after each change, and before anything is ordered. */
export function useKeptAd({ ad_id: adId, plan, updated_at }: UgcAd) {
  const [state, setState] = useState<SaveState>('saved')
  const [keeper] = useState(() =>
    createKeeper<Ad>({
      ...{ first: adOf(plan), seenAt: updated_at, onState: setState },
      async send(ad, seen_at) {
        const data = { adId, seen_at, name: nameOf(ad), plan: planOf(ad) }
        return (await saveUgcAdFn({ data })).updated_at
      },
    }),
  )
  const [ad, show] = useState(keeper.now)
  const first = useRef(ad)
  const setAd = useCallback((edit: (now: Ad) => Ad) => show(keeper.change(edit)), [keeper])
  // The outcome is shown beside the title.
  const keepQuietly = useCallback(() => void keeper.keep().catch(() => undefined), [keeper])
  useEffect(() => {
    if (ad === first.current) return
    const timer = setTimeout(keepQuietly, QUIET_MS)
    return () => clearTimeout(timer)
  }, [ad, keepQuietly])
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && keepQuietly()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      keepQuietly()
    }
  }, [keepQuietly])
  return { ad, setAd, state, keep: keeper.keep, retry: keepQuietly }
}
