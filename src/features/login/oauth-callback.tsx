import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { OAUTH_CALLBACK_PATH, type OauthMessage, oauthChannel } from './oauth-popup'

const ANSWER_TIMEOUT_MS = 3_000

/** The page the provider sends the popup back to: passes on the address and closes. */
export function OauthCallback() {
  const [isUnheard, setUnheard] = useState(false)

  useEffect(() => {
    const url = new URL(window.location.href)
    const channel = oauthChannel(url.searchParams.get('state') ?? '')
    channel.onmessage = ({ data }: MessageEvent<OauthMessage>) => {
      if (data.type === 'received') window.close()
    }
    channel.postMessage({ type: 'callback', url: url.href } satisfies OauthMessage)
    // The code must not stay in this window's history.
    window.history.replaceState(null, '', OAUTH_CALLBACK_PATH)
    const timer = setTimeout(() => setUnheard(true), ANSWER_TIMEOUT_MS)
    return () => {
      clearTimeout(timer)
      channel.close()
    }
  }, [])

  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-4 p-8 text-center">
      {isUnheard ? (
        <p role="alert" className="max-w-measure">
          <Trans>
            The page that started this sign-in was closed. Close this window, go back, and try
            again.
          </Trans>
        </p>
      ) : (
        <>
          <Spinner className="size-6" />
          <p className="text-muted-foreground">
            <Trans>Signing you in…</Trans>
          </p>
        </>
      )}
    </main>
  )
}
