import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight, AtSign, RotateCcw, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { AppError } from '@/contract/app-error'
import { errorMessage } from '@/i18n/error-messages'
import { cn } from '@/lib/class-names'
import { useComposer } from '../composer/composer-context'
import type { ReferenceItem } from '../composer/draft'
import { ReferenceThumb } from './reference-thumb'

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

/** A picture of the tray: `@image1`, its upload, its place in the order, and how to take it away. */
export function ReferenceChip(props: ReferenceChipProps) {
  const { item, index, count, isDragged, onMove, onDragStart, onDragEnd, onDragOver } = props
  const { t, i18n } = useLingui()
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
      <DropdownMenu>
        <DropdownMenuTrigger
          className="flex items-center gap-2 rounded-md pr-1 text-sm pointer-coarse:min-h-11"
          aria-label={t`${name}, ${item.name}: options`}
        >
          <ReferenceThumb item={item} className="size-10" />
          <span className="text-muted-foreground">{name}</span>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" side="top">
          <DropdownMenuItem onSelect={() => mention(name)}>
            <AtSign aria-hidden />
            <Trans>Mention in the prompt</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem disabled={index === 0} onSelect={() => onMove(index - 1)}>
            <ArrowLeft aria-hidden />
            <Trans>Move left</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem disabled={index === count - 1} onSelect={() => onMove(index + 1)}>
            <ArrowRight aria-hidden />
            <Trans>Move right</Trans>
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {item.status === 'failed' && (
        <>
          <span role="alert" className="max-w-48 text-destructive text-sm">
            {errorMessage(i18n, new AppError(item.errorCode ?? 'network_error'))}
          </span>
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={t`Try ${name} again`}
            onClick={() => references.retry(item)}
          >
            <RotateCcw />
          </Button>
        </>
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
