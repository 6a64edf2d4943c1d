import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { Ad, SceneEdit } from '@/components/ugc-ads/ad'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { inputClasses } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { TaskView } from '@/contract/endpoints/tasks'
import { SCRIPT_LINE_MAX } from '@/contract/planning'
import type { Ordered } from '@/contract/ugc-ad/orders'
import type { Part } from '@/contract/ugc-ad/part'
import type { AdScene } from '@/contract/ugc-ad/script'
import { PartResult } from './part-result'

interface SceneRowProps {
  ad: Ad
  parts: readonly Part[]
  ordered: Ordered<TaskView>
  scene: AdScene
  at: number
  onEdit: (edit: SceneEdit) => void
}

/** A scene: who is shown, what is said, and what was made from it. */
export function SceneRow({ ad, parts, ordered, scene, at, onEdit }: SceneRowProps) {
  const { t } = useLingui()
  const { id, shows, words } = scene
  const number = at + 1
  const own = parts.filter((part) => part.id.endsWith(` of ${id}`))
  return (
    <li className="flex flex-col gap-2 rounded-lg border p-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium text-sm tabular-nums">
          <Trans>Scene {number}</Trans>
        </span>
        <Select
          aria-label={t`What scene ${number} shows`}
          className="w-auto"
          value={shows}
          onChange={({ target }) =>
            onEdit({
              ...{ type: 'change', id },
              part: { shows: target.value === 'product' ? 'product' : 'speaks' },
            })
          }
        >
          <option value="speaks">{t`Presenter speaks`}</option>
          <option value="product">{t`Product with text`}</option>
        </Select>
        <span className="grow" />
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Move scene ${number} up`}
          disabled={at === 0}
          onClick={() => onEdit({ type: 'move', id, by: -1 })}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Move scene ${number} down`}
          disabled={at === ad.scenes.length - 1}
          onClick={() => onEdit({ type: 'move', id, by: 1 })}
        >
          <ArrowDown aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Remove scene ${number}`}
          onClick={() => onEdit({ type: 'remove', id })}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <textarea
        aria-label={t`Words for scene ${number}`}
        rows={2}
        dir="auto"
        lang={ad.language}
        maxLength={SCRIPT_LINE_MAX}
        value={words}
        onChange={({ target }) => onEdit({ type: 'change', id, part: { words: target.value } })}
        className={cn(inputClasses, 'field-sizing-content max-h-40 py-2')}
      />
      {own.map((part) => (
        <PartResult key={part.id} {...{ part, ordered, number }} />
      ))}
    </li>
  )
}
