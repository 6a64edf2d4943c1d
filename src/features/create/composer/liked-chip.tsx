import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { modelCan } from '../model/model-can'
import { useComposer } from './composer-context'

/** The earlier result whose look the new ones keep; taken away, the look is free again. */
export function LikedChip() {
  const { t } = useLingui()
  const { workflow, draft, model, dispatch } = useComposer()
  if (!draft.like || !modelCan(model, 'look')) return null
  return (
    <div className="flex items-center gap-2 self-start rounded-lg bg-secondary py-1 pr-1 pl-1.5 text-sm">
      <img
        src={draft.like.thumbnailUrl}
        alt=""
        className="size-8 rounded-md bg-muted object-cover"
      />
      <Trans>In the look of this one</Trans>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Any look`}
        onClick={() => dispatch({ type: 'like', workflow, like: null })}
      >
        <X />
      </Button>
    </div>
  )
}
