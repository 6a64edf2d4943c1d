import { Trans } from '@lingui/react/macro'
import { WORKFLOWS } from '@/contract/generation'
import { useComposer } from '../composer/composer-context'
import { referencesOf } from '../composer/draft'

/** Announces over the whole page what a drop would do. */
export function DropOverlay() {
  const { draft, workflow, imageLimit } = useComposer()
  const inputs = WORKFLOWS[workflow]
  const place = referencesOf(draft, 'image').length + 1
  return (
    <div className="pointer-events-none fixed inset-2 z-60 grid place-items-center rounded-xl border-2 border-primary border-dashed bg-background/80">
      <p className="rounded-full bg-popover px-5 py-2.5 font-medium text-base shadow-popover">
        {inputs.images && place <= imageLimit ? (
          <Trans>
            Drop to add as reference ({place} of {imageLimit})
          </Trans>
        ) : (
          <Trans>Drop to add</Trans>
        )}
      </p>
    </div>
  )
}
