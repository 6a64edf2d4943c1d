import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/class-names'
import type { ModelView } from '@/contract/endpoints/models'
import { joinSentences } from '@/i18n/join-sentences'
import { useComposer } from '../composer/composer-context'
import { referenceImageLimit } from '../composer/generate-blocker'
import { fitSettings, quoteCredits } from '../composer/model-choice'
import { modelObstacle, successorAdvice } from './model-obstacle'

interface ModelRowProps {
  model: ModelView
  name: string
  /** Shown instead of its abilities. */
  line?: string
  isChosen: boolean
  onChoose: () => void
}

/** A model: what it is, how long it takes, and its price for the current settings or why it is unusable. */
export function ModelRow({ model, name, line, isChosen, onChoose }: ModelRowProps) {
  const { i18n, t } = useLingui()
  const { workflow, draft, models } = useComposer()
  const obstacle = modelObstacle(i18n, model, workflow)
  const credits = quoteCredits(model, workflow, fitSettings(draft.settings, model))
  const builtIn = t`Built-in layout and motion engine, not an AI model`
  const about = line ?? (model.is_built_in ? builtIn : model.provider)
  const reason = obstacle && joinSentences(i18n, [obstacle, successorAdvice(i18n, model, models)])
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={obstacle !== null}
      onClick={obstacle === null ? onChoose : undefined}
      className={cn(
        'flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-accent',
        obstacle !== null && 'cursor-default hover:bg-transparent',
      )}
    >
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className={cn('font-medium text-sm', obstacle && 'text-muted-foreground')}>
            {name}
          </span>
          {obstacle === null && <Abilities model={model} />}
        </span>
        <span className="text-muted-foreground text-sm">{reason ?? about}</span>
      </span>
      {obstacle === null && (
        <span className="shrink-0 text-right text-muted-foreground text-sm tabular-nums">
          <Trans>~{Math.round(model.typical_seconds)} s</Trans>
          {credits !== null && (
            <>
              {' · '}
              <Plural value={credits} one="# credit" other="# credits" />
            </>
          )}
        </span>
      )}
      <Check className={cn('size-4 shrink-0', !isChosen && 'invisible')} aria-hidden />
    </button>
  )
}

function Abilities({ model }: { model: ModelView }): ReactNode {
  const imageLimit = referenceImageLimit(model)
  return (
    <>
      {model.audio !== 'none' && (
        <Badge>
          <Trans>Sound</Trans>
        </Badge>
      )}
      {model.workflow_types.includes('first_last_frame') && (
        <Badge>
          <Trans>First/last</Trans>
        </Badge>
      )}
      {imageLimit > 0 && (
        <Badge>
          <Plural value={imageLimit} one="# image" other="# images" />
        </Badge>
      )}
    </>
  )
}
