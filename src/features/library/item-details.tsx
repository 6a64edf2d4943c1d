import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark, Download, FolderInput, Star, Tag, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { taskQuery } from '@/api/tasks.queries'
import { CopyButton } from '@/components/creations/copy-button'
import { downloadAddress } from '@/components/creations/download-address'
import { ReuseButtons } from '@/components/creations/reuse-buttons'
import { Button, buttonVariants } from '@/components/ui/button'
import type { LibraryItem } from '@/contract/endpoints/library'
import { useLanguage } from '@/i18n/use-language'
import { BinActions } from './bin-actions'
import { ItemFacts } from './item-facts'
import type { ItemActions } from './use-item-actions'

const OrganizeDialog = lazy(() => import('./organize-dialog'))

interface ItemDetailsProps {
  item: LibraryItem
  actions: ItemActions
  canOrganize: boolean
  onClose: () => void
}

/** The facts and actions of an item, beside its picture. */
export function ItemDetails({ item, actions, canOrganize, onClose }: ItemDetailsProps) {
  const leave = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <div className="flex flex-col gap-5">
      <Words item={item} />
      <ItemFacts item={item} />
      {item.freed_at !== null ? (
        <BinActions
          items={[item]}
          onRestore={leave(() => actions.restore([item.item_id]))}
          onRemove={leave(() => actions.remove([item.item_id]))}
        />
      ) : (
        <>
          <Uses item={item} onClose={onClose} />
          <Actions
            item={item}
            actions={actions}
            canOrganize={canOrganize}
            onDelete={leave(() => actions.bin([item.item_id]))}
          />
        </>
      )}
    </div>
  )
}

function Words({ item: { name, words, source } }: { item: LibraryItem }) {
  return (
    <section className="flex flex-col gap-1 text-sm">
      {name && <h2 className="font-medium text-base wrap-anywhere">{name}</h2>}
      {words && (
        <p className="max-h-48 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{words}</p>
      )}
      {words && source !== 'upload' && (
        <div className="pl-2">
          <CopyButton text={words}>
            <Trans>Copy prompt</Trans>
          </CopyButton>
        </div>
      )}
    </section>
  )
}

/** Ways to continue with a result whose task is still in the history. */
function Uses({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const lang = useLanguage()
  const { data: task } = useQuery({
    ...taskQuery(item.task_id ?? ''),
    enabled: item.task_id !== null,
    retry: false,
  })
  return (
    <div className="flex flex-col gap-2">
      {task && (
        <ReuseButtons
          task={task}
          output={{ output_id: item.item_id, kind: item.kind }}
          onUse={onClose}
        />
      )}
      {item.creative_id && (
        <Link
          to="/$lang/creative-records/$creativeId"
          params={{ lang, creativeId: item.creative_id }}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        >
          <Bookmark aria-hidden />
          <Trans>Open creative</Trans>
        </Link>
      )}
    </div>
  )
}

interface ActionsProps extends Omit<ItemDetailsProps, 'onClose'> {
  onDelete: () => void
}

function Actions({ item, actions, canOrganize, onDelete }: ActionsProps) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'move' | 'tag' | null>(null)
  return (
    <div className="grid grid-cols-2 gap-2">
      <a
        href={downloadAddress(item.url, item.name ?? undefined)}
        download
        className={buttonVariants({ variant: 'secondary', size: 'sm' })}
      >
        <Download aria-hidden />
        <Trans>Download</Trans>
      </a>
      <Button
        variant="outline"
        size="sm"
        aria-pressed={item.is_starred}
        onClick={() => actions.star([item])}
      >
        <Star className={item.is_starred ? 'fill-current text-warning' : ''} aria-hidden />
        <Trans>Favorite</Trans>
      </Button>
      {canOrganize && (
        <>
          <Button variant="outline" size="sm" onClick={() => setDialog('move')}>
            <FolderInput aria-hidden />
            <Trans>Move</Trans>
          </Button>
          <Button variant="outline" size="sm" onClick={() => setDialog('tag')}>
            <Tag aria-hidden />
            <Trans>Tags</Trans>
          </Button>
        </>
      )}
      {item.can_delete && (
        <Button
          variant="ghost"
          size="sm"
          className="col-span-2 text-destructive"
          title={t`Move to trash`}
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
          <Trans>Delete</Trans>
        </Button>
      )}
      {dialog && (
        <Suspense>
          <OrganizeDialog
            kind={dialog}
            items={[item]}
            actions={actions}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
