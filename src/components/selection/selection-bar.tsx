import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ListChecks, ListX, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { BarAction } from './bar-action'
import { DownloadAction, type SendArchive } from './download-action'
import type { SelectItem } from './select-item'

interface SelectionBarProps {
  selected: readonly SelectItem[]
  isAll: boolean
  onAll: () => void
  onDelete: () => void
  onLeave: () => void
  /** How this page requests several files as one archive. */
  archive?: SendArchive
  /** Label of deletion on this page. */
  deletion?: ReactNode
  children?: ReactNode
}

/** Actions for the selected tiles; stays visible while they scroll. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, isAll, onAll, onDelete, onLeave, archive, deletion, children } = props
  const { t } = useLingui()
  return (
    <div
      role="toolbar"
      aria-label={t`Selection`}
      className="sticky bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 mx-auto flex min-h-14 w-full max-w-200 items-center rounded-xl border bg-popover px-1 py-1.5 sm:gap-1 sm:px-2 text-sm shadow-popover"
    >
      <Button variant="ghost" size="icon" aria-label={t`Leave selection`} onClick={onLeave}>
        <X />
      </Button>
      <p
        aria-live="polite"
        className="mr-auto min-w-0 font-medium tabular-nums leading-tight sm:shrink-0"
      >
        <Plural value={selected.length} one="# selected" other="# selected" />
      </p>
      <BarAction
        icon={isAll ? ListX : ListChecks}
        name={isAll ? <Trans>Select none</Trans> : <Trans>Select all</Trans>}
        onClick={onAll}
      />
      <DownloadAction selected={selected} archive={archive} />
      {children}
      <BarAction
        icon={Trash2}
        name={deletion ?? <Trans>Delete</Trans>}
        isOff={selected.length === 0}
        className="text-destructive"
        onClick={onDelete}
      />
    </div>
  )
}
