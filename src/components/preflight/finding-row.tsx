import { useLingui } from '@lingui/react/macro'
import { CircleAlert, TriangleAlert, WandSparkles } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { PreflightFinding } from '@/contract/endpoints/preflight'
import { CHECK_NAMES, MEND_NAMES } from './check-names'
import { PackMend, type PackMends } from './pack-mend'
import { useFindingWords } from './use-finding-words'

interface FindingRowProps {
  finding: PreflightFinding
  pack: PackMends
  isBusy: boolean
  onMend: (() => void) | null
}

/** One finding against an ad: its severity, the reason and the button that fixes it. */
export function FindingRow({ finding, pack, isBusy, onMend }: FindingRowProps) {
  const { i18n, t } = useLingui()
  const wordsOf = useFindingWords()
  const { check, severity, mend } = finding
  const isError = severity === 'error'
  const Icon = isError ? CircleAlert : TriangleAlert
  const label = MEND_NAMES[check]
  return (
    <li className="flex items-start gap-2 border-b py-2 text-sm last:border-0">
      <Icon
        role="img"
        aria-label={isError ? t`Error` : t`Warning`}
        className={
          isError
            ? 'mt-0.5 size-4 shrink-0 text-destructive'
            : 'mt-0.5 size-4 shrink-0 text-warning'
        }
      />
      <div className="flex min-w-0 grow flex-col items-start gap-1">
        <p className="wrap-anywhere">
          <span className="font-medium">{i18n._(CHECK_NAMES[check])}</span>
          {' · '}
          {wordsOf(finding)}
        </p>
        {mend === 'layers' && label && onMend && (
          <Button variant="outline" size="sm" disabled={isBusy} onClick={onMend}>
            <WandSparkles aria-hidden />
            {i18n._(label)}
          </Button>
        )}
        {mend === 'pack' && <PackMend check={check} pack={pack} />}
      </div>
    </li>
  )
}
