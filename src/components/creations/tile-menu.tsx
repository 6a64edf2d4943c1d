import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Bookmark, Download, Layers, Scissors, Share2, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { deleteWithUndo } from '@/components/selection/delete-with-undo'
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
import { isOwnCut, possibleReuses } from './reuse'
import { REUSE_WORDS } from './reuse-words'
import { useReuse } from './use-reuse'
import { useSaveCreative } from './use-save-creative'
import { useShareFile } from './use-share-file'

interface TileMenuProps {
  trigger: ReactElement
  task: TaskView
  output: TaskOutput
}

/** All actions for a result. */
export default function TileMenu({ trigger, task, output }: TileMenuProps) {
  const { i18n } = useLingui()
  const reuse = useReuse()
  const lang = useLanguage()
  const save = useSaveCreative(task, output)
  const sheet = useShareFile(output, task.prompt)
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-w-72">
        {possibleReuses(task, output.kind, lang).map((use) => {
          const { icon: Icon, label, hint } = REUSE_WORDS[use]
          return (
            <DropdownMenuItem key={use} onSelect={() => reuse(task, output, use)}>
              <Icon className="mt-0.5 self-start" aria-hidden />
              <span>
                {i18n._(label)}
                <span className="block text-muted-foreground text-xs">{i18n._(hint)}</span>
              </span>
            </DropdownMenuItem>
          )
        })}
        {output.kind === 'image' && (
          <DropdownMenuItem asChild>
            <Link to="/$lang/edit-layers" params={{ lang }} search={{ picture: output.output_id }}>
              <Layers aria-hidden />
              <Trans>Edit layers</Trans>
            </Link>
          </DropdownMenuItem>
        )}
        {isOwnCut(task) && (
          <DropdownMenuItem asChild>
            <Link to="/$lang/video-editor" params={{ lang }} search={{ film: output.output_id }}>
              <Scissors aria-hidden />
              <Trans>Open in video editor</Trans>
            </Link>
          </DropdownMenuItem>
        )}
        <DropdownMenuItem asChild>
          <a href={downloadAddress(output.url)} download>
            <Download aria-hidden />
            <Trans>Download</Trans>
          </a>
        </DropdownMenuItem>
        {sheet.canShare && (
          <DropdownMenuItem onSelect={sheet.share}>
            <Share2 aria-hidden />
            <Trans>Share</Trans>
          </DropdownMenuItem>
        )}
        {output.kind !== 'audio' && (
          <DropdownMenuItem onSelect={() => save.mutate()}>
            <Bookmark aria-hidden />
            <Trans>Save to team</Trans>
          </DropdownMenuItem>
        )}
        {task.can_change && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem
              onSelect={() => deleteWithUndo([{ id: output.output_id, kind: 'output' }])}
              className="text-destructive"
            >
              <Trash2 aria-hidden />
              <Trans>Delete</Trans>
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
