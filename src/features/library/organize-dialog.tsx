import { Plural } from '@lingui/react/macro'
import { useReturnFocus } from '@/browser/use-return-focus'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import type { LibraryItem } from '@/contract/endpoints/library'
import { MoveForm } from './move-form'
import { TagForm } from './tag-form'
import type { ItemActions } from './use-item-actions'

interface OrganizeDialogProps {
  kind: 'move' | 'tag'
  items: readonly LibraryItem[]
  actions: ItemActions
  onClose: () => void
}

/** Moves items into a folder, or changes their tags. */
export default function OrganizeDialog({ kind, items, actions, onClose }: OrganizeDialogProps) {
  const returnFocus = useReturnFocus()
  const count = items.length
  const { mutate, isPending } = actions.organize
  const item_ids = items.map(({ item_id }) => item_id)
  const send = (wish: Omit<Parameters<typeof mutate>[0], 'item_ids'>) =>
    mutate({ item_ids, ...wish }, { onSuccess: onClose })
  const form = { items, isPending, onSend: send, onClose }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <DialogTitle>
          {kind === 'move' ? (
            <Plural value={count} one="Move # item" other="Move # items" />
          ) : (
            <Plural value={count} one="Tags for # item" other="Tags for # items" />
          )}
        </DialogTitle>
        {kind === 'move' ? <MoveForm {...form} /> : <TagForm {...form} />}
      </DialogContent>
    </Dialog>
  )
}
