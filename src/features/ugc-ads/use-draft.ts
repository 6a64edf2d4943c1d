import { useEffect, useState } from 'react'
import { useLanguage } from '@/i18n/use-language'
import { type Ad, firstAd } from './ad'
import { readDraft, writeDraft } from './draft'

/** What somebody says before there is a script, which is kept by the server: it stays in this browser. */
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
