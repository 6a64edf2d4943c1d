import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Clapperboard,
  Download,
  Ellipsis,
  ImagePlus,
  type LucideIcon,
  Pencil,
  Shuffle,
  Trash2,
} from 'lucide-react'
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
import { possibleReuses, type Reuse } from './reuse'
import { useTaskActions } from './task-actions'
import { TileButton } from './tile-button'
import { useReuse } from './use-reuse'

const ICONS: Record<Reuse, LucideIcon> = {
  reference: ImagePlus,
  edit: Pencil,
  animate: Clapperboard,
  remix: Shuffle,
}
export const REUSE_LABELS = {
  reference: msg`Use as reference`,
  edit: msg`Edit`,
  animate: msg`Animate`,
  remix: msg`Remix`,
} satisfies Record<Reuse, unknown>

interface TileMenuProps {
  task: TaskView
  output: TaskOutput
  tabIndex: number
}

/** Everything that can be done next with a result. */
export function TileMenu({ task, output, tabIndex }: TileMenuProps) {
  const { t, i18n } = useLingui()
  const reuse = useReuse()
  const { remove } = useTaskActions()
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <TileButton aria-label={t`More actions`} tabIndex={tabIndex}>
          <Ellipsis aria-hidden />
        </TileButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {possibleReuses(task, output.kind, useLanguage()).map((use) => {
          const Icon = ICONS[use]
          return (
            <DropdownMenuItem key={use} onSelect={() => reuse(task, output, use)}>
              <Icon aria-hidden />
              {i18n._(REUSE_LABELS[use])}
            </DropdownMenuItem>
          )
        })}
        <DropdownMenuItem asChild>
          <a href={downloadAddress(output.url)} download>
            <Download aria-hidden />
            <Trans>Download</Trans>
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => remove(task)} className="text-destructive">
          <Trash2 aria-hidden />
          <Trans>Delete</Trans>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
