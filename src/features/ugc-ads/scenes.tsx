import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { Ad, SceneEdit } from '@/components/ugc-ads/ad'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import type { TaskView } from '@/contract/endpoints/tasks'
import { SCRIPT_SCENES_MAX } from '@/contract/planning'
import { UGC_CARD_MAX } from '@/contract/ugc'
import type { Ordered } from '@/contract/ugc-ad/orders'
import type { Part } from '@/contract/ugc-ad/part'
import { SceneRow } from './scene-row'

interface ScenesProps {
  ad: Ad
  parts: readonly Part[]
  ordered: Ordered<TaskView>
  onEdit: (edit: SceneEdit) => void
  onEndCard: (words: string) => void
}

/** The scenes with their words and pictures, one per row, and the end card. */
export function Scenes({ ad, parts, ordered, onEdit, onEndCard }: ScenesProps) {
  const { t } = useLingui()
  return (
    <>
      <ol className="flex flex-col gap-3">
        {ad.scenes.map((scene, at) => (
          <SceneRow key={scene.id} {...{ ad, parts, ordered, scene, at, onEdit }} />
        ))}
      </ol>
      <Button
        variant="outline"
        className="self-start"
        disabled={ad.scenes.length >= SCRIPT_SCENES_MAX}
        onClick={() => onEdit({ type: 'add' })}
      >
        <Plus aria-hidden />
        <Trans>Add a scene</Trans>
      </Button>
      <Field label={t`End card`} hint={t`The last picture: name, price, and button, one per line.`}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            dir="auto"
            lang={ad.language}
            maxLength={UGC_CARD_MAX}
            value={ad.endCard}
            onChange={({ target }) => onEndCard(target.value)}
            className={cn(inputClasses, 'field-sizing-content max-h-60 py-2')}
          />
        )}
      </Field>
    </>
  )
}
