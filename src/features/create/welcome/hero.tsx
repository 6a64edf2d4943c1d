import { Trans, useLingui } from '@lingui/react/macro'
import { modelName } from '@/components/labels/model-name'
import { useSite } from '@/page/use-site'
import { useComposer } from '../composer/composer-context'

/** What the product is and what it costs, above the composer while there are no creations. */
export function Hero() {
  const { i18n } = useLingui()
  const { profile, model } = useComposer()
  const { figures } = useSite()
  const isVeo = profile.page === 'veo3.1'
  const label = isVeo ? 'Veo 3.1' : 'Sora'
  const credits = figures.welcomeCredits
  const maker = model && model.page !== profile.page ? modelName(i18n, model) : null
  return (
    <div className="flex flex-col items-center gap-2 pt-4 pb-4 text-center sm:gap-3 sm:pt-10 sm:pb-6">
      <p className="rounded-full border px-3 py-1 font-medium text-muted-foreground text-sm">
        {label}
      </p>
      <h1 className="max-w-180 text-2xl sm:text-3xl">
        {isVeo ? (
          <Trans>Video ads with sound, from one sentence</Trans>
        ) : (
          <Trans>What should your next ad look like?</Trans>
        )}
      </h1>
      <p className="max-w-measure text-balance text-base text-muted-foreground">
        <Trans>
          Ad-ready images and videos in minutes instead of weeks. No credit card needed.
        </Trans>
        {credits > 0 && (
          <span className="block">
            <Trans>
              You start with {credits} free credits; the price of each result is on the button.
            </Trans>
          </span>
        )}
      </p>
      {maker && (
        <p className="max-w-measure text-balance text-muted-foreground text-sm">
          <Trans>
            “{label}” is just the name of this page. The results come from {maker}.
          </Trans>
        </p>
      )}
    </div>
  )
}
