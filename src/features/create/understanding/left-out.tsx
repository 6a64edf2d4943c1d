import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { FEATURE_LENGTH_MAX, FEATURES_MAX } from '@/contract/ad-words'
import type { LeftOut as Part } from '@/contract/endpoints/prompts'
import { useComposer } from '../composer/composer-context'
import type { Understanding } from './understanding'

/** Parts of the prompt that are not on the ad, each with a button to add it. */
export function LeftOut({ reasons }: { reasons: readonly Part['reason'][] }) {
  const { t } = useLingui()
  const { understanding } = useComposer()
  const parts = understanding ? partsLeftOut(understanding, reasons) : []
  if (!understanding || parts.length === 0) return null
  const { features } = understanding.reading
  return (
    <section aria-label={t`Left out`} className="flex flex-col gap-1 text-sm">
      <p className="text-muted-foreground">
        <Trans>Not on the ad:</Trans>
      </p>
      <ul className="flex flex-col gap-1">
        {parts.map(({ text, reason }) => (
          <li key={text} className="flex items-start justify-between gap-2">
            <span className="min-w-0 py-1 [overflow-wrap:anywhere]">
              <Trans comment="Words of the prompt, in the quotation marks of the language.">
                “{text}”
              </Trans>
            </span>
            {reason !== 'slot' && features.length < FEATURES_MAX && (
              <Button
                variant="ghost"
                size="sm"
                className="shrink-0"
                aria-label={t`Put it on the ad: ${text}`}
                onClick={() =>
                  understanding.correct({
                    features: [...features, text.slice(0, FEATURE_LENGTH_MAX)],
                  })
                }
              >
                <Plus aria-hidden />
                <Trans>Put it on the ad</Trans>
              </Button>
            )}
            {reason === 'slot' && (
              <span className="shrink-0 py-1 text-muted-foreground">
                <Trans>Fill in the blank</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is still missing from the ad after corrections. */
export function partsLeftOut(
  { reading, read }: Pick<Understanding, 'reading' | 'read'>,
  reasons: readonly Part['reason'][],
): Part[] {
  const shown = new Set(reading.features)
  return read.left_out.filter(
    ({ text, reason }) => reasons.includes(reason) && !shown.has(text.slice(0, FEATURE_LENGTH_MAX)),
  )
}
