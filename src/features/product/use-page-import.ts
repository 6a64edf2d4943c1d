import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { currentContextQuery } from '@/api/teams.functions'
import { showLogin } from '@/browser/login-events'
import { keepProductUrl, takeProductUrl } from '@/browser/pending-product'
import { errorMessage } from '@/i18n/error-messages'
import { useLanguage } from '@/i18n/use-language'
import { analysePage } from './page-analysis'
import { usePriceWords } from './price-words'
import { draftOfAnalysis, EMPTY_PRODUCT, isEmptyAnalysis, type ProductDraft } from './product-draft'

export interface ReadPage {
  draft: ProductDraft
  /** Whether the page contained nothing useful. */
  isNothingFound: boolean
}

/** Reads a product's page. Visitors sign in first; the address is kept for them, even across a reload. */
export function usePageImport(isSignedIn: boolean, onRead: (page: ReadPage) => void) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const priceWords = usePriceWords()
  const { data: context } = useQuery(currentContextQuery())
  const teamId = context?.current_team?.id
  const [state, setState] = useState<{ isBusy: boolean; error: string | null }>(IDLE)

  async function read(url: string) {
    if (!isSignedIn || !teamId) {
      keepProductUrl(url)
      return showLogin()
    }
    setState({ isBusy: true, error: null })
    try {
      const analysis = await analysePage({ url, language, teamId })
      setState(IDLE)
      const isNothingFound = isEmptyAnalysis(analysis)
      const draft = isNothingFound
        ? { ...EMPTY_PRODUCT, sourceUrl: analysis.source_url }
        : draftOfAnalysis(analysis, priceWords)
      onRead({ draft, isNothingFound })
    } catch (error) {
      setState({ isBusy: false, error: errorMessage(i18n, error) })
    }
  }

  const goOn = useEffectEvent(() => {
    const url = takeProductUrl()
    if (url) void read(url)
  })
  const isReady = isSignedIn && teamId !== undefined
  useEffect(() => {
    if (isReady) goOn()
  }, [isReady])

  return { ...state, read }
}

const IDLE = { isBusy: false, error: null }
