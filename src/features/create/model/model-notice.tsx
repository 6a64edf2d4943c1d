import { Trans, useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { WORKFLOWS } from '@/contract/generation'
import { useComposer } from '../composer/composer-context'
import { modelObstacle } from './model-obstacle'

/**
 * Explains a page that carries the name of a model which cannot be used: retired by its maker, or
 * not connected here. Silent where the model works, and in modes it never had.
 */
export function ModelNotice() {
  const { i18n } = useLingui()
  const { models, profile, workflow, model } = useComposer()
  const named = models.filter(({ page }) => page === profile.page)
  const isMissing = named.length > 0 && named.every(({ status }) => status !== 'active')
  const [first] = named
  if (!isMissing || !first || WORKFLOWS[workflow].kind !== first.kind) return null
  return (
    <p className="mt-3 flex items-start gap-2 rounded-lg border bg-card px-3 py-2 text-muted-foreground text-sm">
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        <strong className="font-medium text-foreground">{first.label}</strong>
        {': '}
        {modelObstacle(i18n, first, workflow)}{' '}
        {model && <Trans>This page now works with {model.label}.</Trans>}
      </span>
    </p>
  )
}
