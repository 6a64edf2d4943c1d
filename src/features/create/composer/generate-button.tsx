import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { showLogin } from '@/browser/login-events'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'
import { useComposer } from './composer-context'
import { useGenerateBlocker } from './use-generate-blocker'

/** Submits and shows the price; offers visitors to sign in, and more credits where they are missing. */
export function GenerateButton({ describedBy }: { describedBy: string }) {
  const { credits, isSending } = useComposer()
  const blocker = useGenerateBlocker()
  const recharge = useRecharge()
  if (blocker?.reason === 'signed_out') {
    return (
      <Button size="lg" onClick={() => showLogin()}>
        <span className="tabular-nums">
          <Trans>Sign in to generate</Trans>
          <Price credits={credits} />
        </span>
      </Button>
    )
  }
  if (blocker?.reason === 'insufficient_credits') {
    return (
      <Button size="lg" aria-describedby={describedBy} onClick={() => recharge(blocker.missing)}>
        <Trans>Not enough credits · add {blocker.missing}</Trans>
      </Button>
    )
  }
  return (
    <Button
      type="submit"
      size="lg"
      loading={isSending && blocker !== null}
      disabled={blocker !== null && !isSending}
      aria-describedby={describedBy}
    >
      <span className="tabular-nums">
        <Trans>Generate</Trans>
        <Price credits={credits} />
      </span>
    </Button>
  )
}

function Price({ credits }: { credits: number | null }) {
  if (credits === null) return null
  return (
    <>
      {' · '}
      <Plural value={credits} one="# credit" other="# credits" />
    </>
  )
}

/** Opens the recharge page with the number of missing credits; payment returns here. */
function useRecharge() {
  const { t } = useLingui()
  const router = useRouter()
  const lang = useLanguage()
  return (need: number) => {
    notify('info', t`Preparing to open the recharge page for you`)
    const next = router.latestLocation.href
    void router.navigate({ to: '/$lang/recharge', params: { lang }, search: { need, next } })
  }
}
