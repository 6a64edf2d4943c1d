import { useEffect, useState } from 'react'
import { type Ad, firstAd } from '@/components/ugc-ads/ad'
import { readDraft, writeDraft } from '@/components/ugc-ads/draft'
import { useLanguage } from '@/i18n/use-language'

/** The draft before there is a script, kept in this browser; later the server stores it. */
export function useDraft(owner: string) {
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
