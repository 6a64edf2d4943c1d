import { Trans, useLingui } from '@lingui/react/macro'
import { ArchiveRestore, FolderInput, Star, Tag } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useMemo, useState } from 'react'
import { archiveItemsFn } from '@/api/library.functions'
import { downloadAddress } from '@/components/creations/download-address'
import { moveBetweenTiles } from '@/components/creations/tile-grid'
import { BarAction } from '@/components/selection/bar-action'
import type { SelectItem } from '@/components/selection/select-item'
import { SelectTile } from '@/components/selection/select-tile'
import { SelectionBar } from '@/components/selection/selection-bar'
import { useSelection } from '@/components/selection/use-selection'
import type { LibraryItem } from '@/contract/endpoints/library'
import { RemoveQuestion } from './bin-actions'
import { ItemCaption } from './item-tile'
import { useItemName } from './item-words'
import type { LibrarySearch } from './search'
import { TileRows } from './tile-rows'
import type { ItemActions } from './use-item-actions'

const OrganizeDialog = lazy(() => import('./organize-dialog'))

interface LibrarySelectionProps {
  items: readonly LibraryItem[]
  total: number
  onEnd: () => void
  search: LibrarySearch
  actions: ItemActions
  canOrganize: boolean
  onLeave: () => void
}

type Asked = 'move' | 'tag' | 'remove'

/** The items of a place in selection mode, with bulk actions. */
export default function LibrarySelection(props: LibrarySelectionProps) {
  const { items, total, onEnd, search, actions, canOrganize, onLeave } = props
  const { t } = useLingui()
  const isBin = search.place === 'bin'
  const { boxes, selected, isAll, pick, pickAll, clear, ids, chosen, chosenItems } =
    useChosen(items)
  const [asked, setAsked] = useState<Asked | null>(null)
  const done = (act: () => void) => {
    act()
    clear()
  }
  const deleteChosen = () => (isBin ? setAsked('remove') : done(() => actions.bin(ids)))

  const onKeyDown = keysFor({
    Escape: onLeave,
    all: pickAll,
    Delete: () => ids.length > 0 && deleteChosen(),
  })
  return (
    <>
      <TileRows
        items={items}
        total={total}
        onEnd={onEnd}
        label={t`Select items`}
        onKeyDown={onKeyDown}
        renderTile={(item, isTabStop) => (
          <Box
            item={item}
            box={boxes.byId.get(item.item_id)}
            isSelected={chosen.has(item.item_id)}
            isTabStop={isTabStop}
            onPick={pick}
          />
        )}
      />
      <SelectionBar
        selected={selected}
        isAll={isAll}
        onAll={isAll ? clear : pickAll}
        onDelete={deleteChosen}
        onLeave={onLeave}
        archive={isBin ? undefined : (item_ids) => archiveItemsFn({ data: { item_ids } })}
        deletion={isBin ? <Trans>Delete now</Trans> : undefined}
      >
        {isBin ? (
          <BarAction
            icon={ArchiveRestore}
            name={<Trans>Restore</Trans>}
            isOff={ids.length === 0}
            onClick={() => done(() => actions.restore(ids))}
          />
        ) : (
          <LibraryActions
            isOff={ids.length === 0}
            canOrganize={canOrganize}
            onStar={() => actions.star(chosenItems)}
            onAsk={setAsked}
          />
        )}
      </SelectionBar>
      <Asking
        asked={asked}
        items={chosenItems}
        actions={actions}
        onRemove={() => done(() => actions.remove(ids))}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

/** Keyboard shortcuts, besides the arrows, which move between tiles. */
function keysFor(acts: { Escape: () => void; all: () => void; Delete: () => void }) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape' || key === 'Delete') acts[key]()
    else if (key === 'a' && (ctrlKey || metaKey)) acts.all()
    else if (!moveBetweenTiles(event.currentTarget, key)) return
    event.preventDefault()
  }
}

interface AskingProps {
  asked: Asked | null
  items: readonly LibraryItem[]
  actions: ItemActions
  onRemove: () => void
  onClose: () => void
}

/** The question before a bulk action. */
function Asking({ asked, items, actions, onRemove, onClose }: AskingProps) {
  if (asked === null) return null
  if (asked === 'remove') {
    return <RemoveQuestion count={items.length} onConfirm={onRemove} onClose={onClose} />
  }
  return (
    <Suspense>
      <OrganizeDialog kind={asked} items={items} actions={actions} onClose={onClose} />
    </Suspense>
  )
}

interface BoxProps {
  item: LibraryItem
  box: SelectItem | undefined
  isSelected: boolean
  isTabStop: boolean
  onPick: (id: string, isRange: boolean) => void
}

function Box({ item, box, ...tile }: BoxProps) {
  return (
    <>
      <div className="relative aspect-square">{box && <SelectTile item={box} {...tile} />}</div>
      <ItemCaption item={item} />
    </>
  )
}

interface LibraryActionsProps {
  isOff: boolean
  canOrganize: boolean
  onStar: () => void
  onAsk: (asked: Asked) => void
}

function LibraryActions({ isOff, canOrganize, onStar, onAsk }: LibraryActionsProps) {
  return (
    <>
      <BarAction icon={Star} name={<Trans>Favorite</Trans>} isOff={isOff} onClick={onStar} />
      {canOrganize && (
        <>
          <BarAction
            icon={FolderInput}
            name={<Trans>Move</Trans>}
            isOff={isOff}
            onClick={() => onAsk('move')}
          />
          <BarAction
            icon={Tag}
            name={<Trans>Tags</Trans>}
            isOff={isOff}
            onClick={() => onAsk('tag')}
          />
        </>
      )}
    </>
  )
}

/** The selected items, as tiles, as ids and as items. */
function useChosen(items: readonly LibraryItem[]) {
  const nameOf = useItemName()
  const boxes = useMemo(() => boxesOf(items, nameOf), [items, nameOf])
  const selection = useSelection(boxes.list)
  const ids = selection.selected.map(({ id }) => id)
  const chosen = new Set(ids)
  const chosenItems = items.filter(({ item_id }) => chosen.has(item_id))
  return { ...selection, boxes, ids, chosen, chosenItems }
}

/** Items as selectable tiles, in order and by id; memoized per item list. */
function boxesOf(items: readonly LibraryItem[], nameOf: (item: LibraryItem) => string) {
  const list = items.map(
    (item): SelectItem => ({
      id: item.item_id,
      kind: 'output',
      ratio: 1,
      description: nameOf(item),
      picture: item,
      downloadUrl:
        item.freed_at === null ? downloadAddress(item.url, item.name ?? undefined) : undefined,
    }),
  )
  return { list, byId: new Map(list.map((box) => [box.id, box])) }
}
