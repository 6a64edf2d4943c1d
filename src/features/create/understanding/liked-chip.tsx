import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useComposer } from '../composer/composer-context'
import { keepsPicture } from '../composer/draft'
import { modelCan } from '../model/model-can'

/** The earlier result whose look or picture the new ones keep; it can be removed. */
export function LikedChip() {
  const { t } = useLingui()
  const { workflow, draft, model, dispatch } = useComposer()
  if (!draft.like || !modelCan(model, 'look')) return null
  const isPicture = keepsPicture(draft)
  return (
    <div className="flex items-center gap-2 self-start rounded-lg bg-secondary py-1 pr-1 pl-1.5 text-sm">
      <img
        src={draft.like.thumbnailUrl}
        alt=""
        className="size-8 rounded-md bg-muted object-cover"
      />
      {isPicture ? <Trans>Over this image</Trans> : <Trans>In this style</Trans>}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={isPicture ? t`Without this image` : t`Any style`}
        onClick={() => dispatch({ type: 'like', workflow, like: null })}
      >
        <X />
      </Button>
    </div>
  )
}
