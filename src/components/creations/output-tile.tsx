import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Ellipsis, Info } from 'lucide-react'
import { useState } from 'react'
import { dragResult } from '@/browser/dragged-result'
import { LazyMenu } from '@/components/lazy-menu'
import { cn } from '@/components/ui/class-names'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { downloadAddress } from './download-address'
import { GoneMedia } from './gone-media'
import { describeOutput } from './output-text'
import { TILE_BUTTON } from './tile-button'
import { TileMedia } from './tile-media'
import { useTileKeys } from './use-tile-keys'

const loadMenu = () => import('./tile-menu')

interface OutputTileProps {
  task: TaskView
  output: TaskOutput
  /** The preview shown before the result was ready; the result then appears without animation. */
  seenAs?: string | null
  isSelected: boolean
  /** Whether Tab stops here; arrow keys reach the other tiles. */
  isTabStop: boolean
  onOpen: OpenOutput
  onPreview: OpenOutput
}

export type OpenOutput = (task: TaskView, output: TaskOutput) => void

/**
 * One result. Click opens it, Space shows it large; letters trigger the actions of its menu. On touch screens
 * the menu is the only control: more would hide the picture.
 */
export function OutputTile(props: OutputTileProps) {
  const { task, output, seenAs, isSelected, isTabStop, onOpen, onPreview } = props
  const { i18n, t } = useLingui()
  const { onKeyDown, downloadLink } = useTileKeys(task, output, () => onPreview(task, output))
  const [isGone, setGone] = useState(false)
  const tabIndex = isTabStop ? 0 : -1

  return (
    <div
      className={cn(
        'group/tile @container/tile relative size-full overflow-hidden rounded-lg bg-muted',
        task.is_new && !seenAs && 'fade-in-0 slide-in-from-bottom-1 animate-in duration-200',
        isSelected && 'outline-2 outline-primary outline-offset-2',
      )}
    >
      <button
        type="button"
        data-tile={output.output_id}
        aria-pressed={isSelected}
        draggable={output.kind === 'image'}
        onDragStart={(event) =>
          dragResult(event, {
            outputId: output.output_id,
            prompt: task.prompt,
            thumbnailUrl: output.thumbnail_url,
          })
        }
        tabIndex={tabIndex}
        className="absolute inset-0 -outline-offset-4"
        onClick={() => onOpen(task, output)}
        onKeyDown={onKeyDown}
      >
        <span className="sr-only">{describeOutput(i18n, task, output)}</span>
        {isGone ? (
          <GoneMedia />
        ) : (
          <TileMedia output={output} seenAs={seenAs} onGone={() => setGone(true)} />
        )}
      </button>
      {task.is_new && (
        <span className="pointer-events-none absolute top-3 left-3 size-2.5 rounded-full bg-primary outline-2 outline-black/60">
          <span className="sr-only">
            <Trans>New</Trans>
          </span>
        </span>
      )}
      {output.notes.length > 0 && (
        <span className="pointer-events-none absolute bottom-2 left-2 grid size-6 place-items-center rounded-full bg-black/70 text-white">
          <Info className="size-4" aria-label={t`This result has a note`} />
        </span>
      )}
      <div className="absolute top-2 right-2 flex gap-1 opacity-0 transition-opacity focus-within:opacity-100 group-hover/tile:opacity-100 has-data-[state=open]:opacity-100 pointer-coarse:top-0.5 pointer-coarse:right-0.5 pointer-coarse:opacity-100">
        <a
          ref={downloadLink}
          href={downloadAddress(output.url)}
          download
          aria-label={t`Download`}
          tabIndex={tabIndex}
          className={cn(TILE_BUTTON, '@max-[7rem]/tile:hidden pointer-coarse:hidden')}
        >
          <Download aria-hidden />
        </a>
        <LazyMenu
          load={loadMenu}
          menuProps={{ task, output }}
          variant="ghost"
          size="icon-sm"
          className={TILE_BUTTON}
          aria-label={t`More actions`}
          tabIndex={tabIndex}
        >
          <Ellipsis aria-hidden />
        </LazyMenu>
      </div>
    </div>
  )
}
