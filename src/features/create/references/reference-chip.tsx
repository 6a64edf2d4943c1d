import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { LazyMenu } from '@/components/lazy-menu'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { useComposer } from '../composer/composer-context'
import type { ReferenceItem } from '../composer/draft'
import { ReferenceThumb } from './reference-thumb'

const UploadFailure = lazy(() => import('./upload-failure'))
const loadMenu = () => import('./chip-menu')

interface ReferenceChipProps {
  item: ReferenceItem
  index: number
  count: number
  isDragged: boolean
  onMove: (toIndex: number) => void
  onDragStart: () => void
  onDragEnd: () => void
  onDragOver: () => void
}

/** A picture of the tray: `@image1`, its upload progress, its position, and a remove button. */
export function ReferenceChip(props: ReferenceChipProps) {
  const { item, index, count, isDragged, onMove, onDragStart, onDragEnd, onDragOver } = props
  const { t } = useLingui()
  const { references, mention } = useComposer()
  const name = `@image${index + 1}`
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        onDragStart()
      }}
      onDragEnd={onDragEnd}
      onDragOver={onDragOver}
      className={cn(
        'flex items-center gap-1 rounded-lg bg-muted p-1 transition-opacity',
        isDragged && 'opacity-40',
      )}
    >
      <LazyMenu
        load={loadMenu}
        menuProps={{ index, count, onMove, onMention: () => mention(name) }}
        variant="ghost"
        className="min-h-0 rounded-md p-0 pr-1"
        aria-label={t`${name}, ${item.name}: options`}
      >
        <ReferenceThumb item={item} className="size-10" />
        <span className="font-normal text-muted-foreground">{name}</span>
      </LazyMenu>
      {item.status === 'failed' && (
        <Suspense>
          <UploadFailure
            code={item.errorCode}
            label={name}
            onRetry={() => references.retry(item)}
          />
        </Suspense>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Remove ${name}`}
        onClick={() => references.remove(item)}
      >
        <X />
      </Button>
    </li>
  )
}
