import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, Download, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { useLanguage } from '@/i18n/use-language'
import { downloadAddress } from './download-address'
import { possibleReuses } from './reuse'
import { REUSE_WORDS } from './reuse-words'
import { useTaskActions } from './task-actions'
import { useReuse } from './use-reuse'
import { useSaveCreative } from './use-save-creative'

interface TileMenuProps {
  trigger: ReactElement
  task: TaskView
  output: TaskOutput
}

/** Everything that can be done next with a result. */
export default function TileMenu({ trigger, task, output }: TileMenuProps) {
  const { i18n } = useLingui()
  const reuse = useReuse()
  const { remove } = useTaskActions()
  const save = useSaveCreative(task, output)
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {possibleReuses(task, output.kind, useLanguage()).map((use) => {
          const { icon: Icon, label } = REUSE_WORDS[use]
          return (
            <DropdownMenuItem key={use} onSelect={() => reuse(task, output, use)}>
              <Icon aria-hidden />
              {i18n._(label)}
            </DropdownMenuItem>
          )
        })}
        <DropdownMenuItem asChild>
          <a href={downloadAddress(output.url)} download>
            <Download aria-hidden />
            <Trans>Download</Trans>
          </a>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => save.mutate()}>
          <Bookmark aria-hidden />
          <Trans>Save to team</Trans>
        </DropdownMenuItem>
        {task.can_change && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => remove(task)} className="text-destructive">
              <Trash2 aria-hidden />
              <Trans>Delete</Trans>
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
