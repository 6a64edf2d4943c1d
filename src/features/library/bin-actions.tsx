import { Plural, Trans } from '@lingui/react/macro'
import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Question } from '@/components/question/question'
import { Button } from '@/components/ui/button'

interface BinActionsProps {
  items: readonly { can_delete: boolean }[]
  onRestore: () => void
  onRemove: () => void
}

/** Restores items from the bin, or deletes them for good. */
export function BinActions({ items, onRestore, onRemove }: BinActionsProps) {
  const [isAsking, setAsking] = useState(false)
  if (!items.some(({ can_delete }) => can_delete)) return null
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button variant="secondary" size="sm" onClick={onRestore}>
        <ArchiveRestore aria-hidden />
        <Trans>Restore</Trans>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="text-destructive"
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
        <Trans>Delete now</Trans>
      </Button>
      {isAsking && (
        <RemoveQuestion
          count={items.length}
          onConfirm={onRemove}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

interface RemoveQuestionProps {
  count: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks before items are deleted for good. */
export function RemoveQuestion({ count, onConfirm, onClose }: RemoveQuestionProps) {
  return (
    <Question
      title={
        <Plural value={count} one="Delete # item for good?" other="Delete # items for good?" />
      }
      action={<Trans>Delete now</Trans>}
      isPending={false}
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
      onClose={onClose}
    >
      <Trans>This can’t be undone.</Trans>
    </Question>
  )
}
