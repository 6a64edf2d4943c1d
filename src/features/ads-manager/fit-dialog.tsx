import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, TriangleAlert, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useReturnFocus } from '@/browser/use-return-focus'
import { describeOutput } from '@/components/creations/output-text'
import { PLATFORM_NAMES } from '@/components/labels/platform-names'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import type { FitFinding } from '@/contract/check-fit'
import type { Creative } from '@/contract/endpoints/creatives'
import { byPlatform, fitsOf, type PlacementFit } from './fit'
import { PlatformPreview } from './platform-preview'
import { PreflightList } from './preflight-list'
import { useWanted } from './use-wanted'
import { REASONS } from './words'

/** Where a creative fits as it is, where not and why, and what platforms cover of it. */
export default function FitDialog({
  creative,
  onReplace,
  onClose,
}: {
  creative: Creative
  onReplace: (old: string, made: string) => void
  onClose: () => void
}) {
  const { i18n } = useLingui()
  const returnFocus = useReturnFocus()
  const fits = useMemo(() => fitsOf(creative), [creative])
  const [shownId, setShownId] = useState<string | null>(null)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        className="max-w-4xl grid-cols-[minmax(0,1fr)] md:grid-cols-2"
        onCloseAutoFocus={returnFocus}
      >
        <div className="md:col-span-2">
          <DialogTitle className="truncate">
            {creative.name ?? (creative.prompt || describeOutput(i18n, creative, creative))}
          </DialogTitle>
          <DialogDescription>
            <Trans>
              These placements accept this file as is. An export pack adapts it to the others of the
              same media type.
            </Trans>
          </DialogDescription>
        </div>
        <PlatformPreview creative={creative} shownId={shownId} onShow={setShownId} />
        <div className="flex max-h-[50dvh] flex-col gap-4 overflow-y-auto md:max-h-[60dvh]">
          <PreflightList creatives={[creative]} formats={[]} onReplace={onReplace} />
          {byPlatform(fits, ({ format }) => format.platform).map(([platform, rows]) => (
            <section key={platform} className="flex flex-col gap-1">
              <h3 className="font-medium text-sm">{PLATFORM_NAMES[platform]}</h3>
              <ul className="flex flex-col">
                {rows.map((fit) => (
                  <FitRow key={fit.format.placement} fit={fit} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  )
}

const VERDICTS = {
  fits: { icon: Check, ink: 'text-success', name: msg`Fits` },
  unlike: { icon: TriangleAlert, ink: 'text-warning', name: msg`May not fit` },
  refused: { icon: X, ink: 'text-muted-foreground', name: msg`Doesn’t fit` },
}

/** A limit the platform has not stated itself only causes a warning. */
function verdictOf(findings: readonly FitFinding[]): keyof typeof VERDICTS {
  if (findings.length === 0) return 'fits'
  return findings.some(({ isError }) => isError) ? 'refused' : 'unlike'
}

function FitRow({ fit: { format, findings } }: { fit: PlacementFit }) {
  const { i18n } = useLingui()
  const wantedOf = useWanted()
  const verdict = VERDICTS[verdictOf(findings)]
  const { icon: Icon } = verdict
  return (
    <li className="flex items-start gap-2 border-b py-1.5 text-sm last:border-0">
      <Icon
        className={`mt-0.5 size-4 shrink-0 ${verdict.ink}`}
        role="img"
        aria-label={i18n._(verdict.name)}
      />
      <span className="min-w-0 grow">{format.name}</span>
      <span className="shrink-0 text-right text-muted-foreground text-xs">
        {findings.slice(0, 2).map((finding) => (
          <span key={finding.rule} className="block">
            {i18n._(REASONS[finding.rule])}
            {wantedOf(finding) && ` (${wantedOf(finding)})`}
          </span>
        ))}
      </span>
    </li>
  )
}
