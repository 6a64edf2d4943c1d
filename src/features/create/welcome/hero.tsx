import { Trans } from '@lingui/react/macro'
import type { CreatePageProfile } from '../workflows'

/** The one sentence above the composer while there is nothing to show yet. */
export function Hero({ profile }: { profile: CreatePageProfile }) {
  return (
    <div className="flex flex-col items-center gap-3 pt-10 pb-8 text-center sm:pt-16">
      <p className="rounded-full border px-3 py-1 font-medium text-muted-foreground text-sm">
        {profile.page === 'veo3.1' ? 'Veo 3.1' : 'Sora'}
      </p>
      <h1 className="max-w-180 text-2xl sm:text-3xl">
        {profile.page === 'veo3.1' ? (
          <Trans>Video ads with sound, from one sentence</Trans>
        ) : (
          <Trans>What should your next ad look like?</Trans>
        )}
      </h1>
      <p className="max-w-measure text-base text-muted-foreground">
        <Trans>
          Ad-ready images and videos in minutes instead of weeks. No credit card needed.
        </Trans>
      </p>
    </div>
  )
}
