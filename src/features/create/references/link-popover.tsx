import { type ReactElement, useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import type { SeenKind } from '@/contract/media-kind'
import { LinkForm } from './link-form'

interface LinkPopoverProps {
  trigger: ReactElement
  kind: SeenKind
  label: string
  onAdd: (url: string) => void
}

/** A popover that adds a picture or video from a link. */
export default function LinkPopover({ trigger, kind, label, onAdd }: LinkPopoverProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="start" side="top" aria-label={label}>
        <LinkForm
          kind={kind}
          onAdd={(url) => {
            setOpen(false)
            onAdd(url)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}
