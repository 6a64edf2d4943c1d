import { useLingui } from '@lingui/react/macro'
import { Film, ImagePlus, Link, X } from 'lucide-react'
import { type DragEvent, lazy, type ReactNode, Suspense } from 'react'
import { useFilePicker } from '@/components/files/use-file-picker'
import { LazyMenu } from '@/components/lazy-menu'
import { Button } from '@/components/ui/button'
import { useComposer } from '../composer/composer-context'
import {
  isVideoRole,
  type ReferenceItem,
  type ReferenceRole,
  referencesOf,
} from '../composer/draft'
import { ReferenceThumb } from './reference-thumb'

const UploadFailure = lazy(() => import('./upload-failure'))
const loadLinkForm = () => import('./link-popover')

interface MediaSlotProps {
  slot: Exclude<ReferenceRole, 'image'>
  label: string
  hint: ReactNode
}

/** A slot for one picture or video: a frame, or the video to edit. */
export function MediaSlot({ slot, label, hint }: MediaSlotProps) {
  const { t } = useLingui()
  const { draft, references } = useComposer()
  const kind: ReferenceItem['kind'] = isVideoRole(slot) ? 'video' : 'image'
  const { input, pick } = useFilePicker({
    kind,
    onPick: (files) => references.addFiles(files, slot),
  })
  const item = referencesOf(draft, slot)[0]
  const Icon = kind === 'video' ? Film : ImagePlus

  function onDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    // Marks the drop as handled; the page takes all others.
    event.preventDefault()
    references.addFiles([...event.dataTransfer.files], slot)
  }

  return (
    <div className="flex min-w-0 items-center gap-1 rounded-lg bg-muted p-1">
      {input}
      <button
        type="button"
        onClick={pick}
        onDrop={onDrop}
        className="flex min-h-12 min-w-0 items-center gap-2.5 rounded-md pr-2 text-left text-sm pointer-coarse:min-h-14"
      >
        {item ? (
          <ReferenceThumb key={item.id} item={item} className="size-12" />
        ) : (
          <span className="grid size-12 place-items-center rounded-md border border-input border-dashed">
            <Icon className="size-5 text-muted-foreground" strokeWidth={1.5} aria-hidden />
          </span>
        )}
        <span className="flex min-w-0 flex-col">
          <span className="font-medium">{label}</span>
          <span className="max-w-40 truncate text-muted-foreground">{item?.name ?? hint}</span>
        </span>
      </button>
      {item?.status === 'failed' && (
        <Suspense>
          <UploadFailure
            code={item.errorCode}
            label={label}
            onRetry={() => references.retry(item)}
          />
        </Suspense>
      )}
      {item ? (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t`Remove ${label}`}
          onClick={() => references.remove(item)}
        >
          <X />
        </Button>
      ) : (
        <LazyMenu
          load={loadLinkForm}
          menuProps={{
            kind,
            label: t`${label} from a link`,
            onAdd: (url: string) => references.addLink(url, slot, kind),
          }}
          opens="dialog"
          variant="ghost"
          size="icon-sm"
          aria-label={t`${label} from a link`}
        >
          <Link />
        </LazyMenu>
      )}
    </div>
  )
}
