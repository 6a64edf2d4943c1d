import { useEffect, useState } from 'react'
import { useLanguage } from '@/i18n/use-language'
import { type Ad, firstAd } from './ad'
import { readDraft, writeDraft } from './draft'

/** The ad that is being made: kept in this browser, so that a reload loses nothing that was paid. */
export function useAd(owner: string) {
  const language = useLanguage()
  const [ad, setAd] = useState<Ad>(() => firstAd(language))
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const kept = readDraft(owner)
    if (kept) setAd(kept)
    setRead(true)
  }, [owner])
  useEffect(() => {
    if (isRead) writeDraft(owner, ad)
  }, [owner, ad, isRead])
  return { ad, setAd }
}
