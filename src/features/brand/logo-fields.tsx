import { Trans, useLingui } from '@lingui/react/macro'
import type { BrandDraft } from './brand-draft'
import { LogoField } from './logo-field'

interface LogoFieldsProps {
  draft: BrandDraft
  change: (part: Partial<BrandDraft>) => void
  onBusy: (isBusy: boolean) => void
}

/** The logo for each background, shown on it; the dark one falls back to the other. */
export function LogoFields({ draft, change, onBusy }: LogoFieldsProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-2">
      <div className="grid gap-6 sm:grid-cols-2">
        <LogoField
          label={t`Logo on light`}
          ground="light"
          logo={draft.logo}
          onChange={(logo) => change({ logo })}
          onBusy={onBusy}
        />
        <LogoField
          label={t`Logo on dark`}
          ground="dark"
          logo={draft.logoOnDark}
          borrowed={draft.logo.thumbnailUrl}
          onChange={(logoOnDark) => change({ logoOnDark })}
          onBusy={onBusy}
        />
      </div>
      <p className="text-muted-foreground text-sm">
        <Trans>
          A PNG or WebP with a transparent background works best; a plain background is fine too.
        </Trans>{' '}
        <Trans>If you don’t add one for dark, the other logo is used there.</Trans>
      </p>
    </div>
  )
}
