import { useLingui } from '@lingui/react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadErrorMessages } from '@/browser/tell-failure'
import { isAppError } from '@/contract/app-error'
import { LanguageProvider } from '@/i18n/language-provider'
import { usePageLanguage } from '@/i18n/page-language'
import { ErrorScreen } from './error-screen'
import { isNewlyMissing, reloadFor } from './missing-code'

/** Error screen of a route, whichever part of it failed; loads its own messages. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => {
    if (isNewlyMissing(error)) reloadFor(error)
  }, [error])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <LanguageProvider language={usePageLanguage()}>
      <ErrorReport error={error} onRetry={retry} />
    </LanguageProvider>
  )
}

function ErrorReport({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { i18n } = useLingui()
  const [reason, setReason] = useState<string>()
  useEffect(() => {
    if (!isAppError(error)) return
    loadErrorMessages().then(
      ({ errorMessage }) => setReason(errorMessage(i18n, error)),
      () => {},
    )
  }, [i18n, error])
  return <ErrorScreen reason={reason} onRetry={onRetry} />
}
