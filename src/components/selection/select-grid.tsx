import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { JustifiedItem, JustifiedRows, type RowSize } from '@/components/creations/justified-rows'
import { moveBetweenTiles } from '@/components/creations/tile-grid'
import type { SelectGroup, SelectItem } from './select-item'
import { SelectTile } from './select-tile'
import { SelectionBar } from './selection-bar'
import { useSelection } from './use-selection'

interface SelectGridProps {
  groups: readonly SelectGroup[]
  size?: RowSize
  onDelete: (items: readonly SelectItem[]) => void
  onLeave: () => void
  /** Additional actions of this page. */
  moreActions?: (selected: readonly SelectItem[]) => ReactNode
}

/**
 * Tiles for multiple selection, in the places they had before. A single Tab stop; arrows move, Space selects,
 * with Shift a range; Ctrl+A selects all, Delete deletes the selection, Escape leaves.
 */
export default function SelectGrid(props: SelectGridProps) {
  const { groups, size, onDelete, onLeave, moreActions } = props
  const { t } = useLingui()
  const items = groups.flatMap((group) => group.items)
  const { selected, isAll, pick, pickAll, clear } = useSelection(items)
  const [focusedId, setFocusedId] = useState<string>()
  const tabStop = items.some(({ id }) => id === focusedId) ? focusedId : items[0]?.id
  const deleteChosen = () => {
    onDelete(selected)
    clear()
  }

  function onFocus({ target }: FocusEvent) {
    const tile = target.closest<HTMLElement>('[data-tile]')
    if (tile) setFocusedId(tile.dataset.tile)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, metaKey } = event
    if (key === 'Escape') onLeave()
    else if (key === 'a' && (ctrlKey || metaKey)) pickAll()
    else if (key === 'Delete' && selected.length > 0) deleteChosen()
    else if (!moveBetweenTiles(event.currentTarget, key)) return
    event.preventDefault()
  }

  return (
    <>
      <section aria-label={t`Select items`} onFocus={onFocus} onKeyDown={onKeyDown}>
        {groups.map(({ key, heading, items }) => (
          <section key={key} className={heading ? 'pb-6' : ''}>
            {heading}
            <JustifiedRows size={size}>
              {items.map((item) => (
                <JustifiedItem key={item.id} ratio={item.ratio} caption={item.caption}>
                  <SelectTile
                    item={item}
                    isSelected={selected.includes(item)}
                    isTabStop={item.id === tabStop}
                    onPick={pick}
                  />
                </JustifiedItem>
              ))}
            </JustifiedRows>
          </section>
        ))}
      </section>
      <SelectionBar
        selected={selected}
        isAll={isAll}
        onAll={isAll ? clear : pickAll}
        onDelete={deleteChosen}
        onLeave={onLeave}
      >
        {moreActions?.(selected)}
      </SelectionBar>
    </>
  )
}
