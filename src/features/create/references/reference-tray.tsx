import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useComposer } from '../composer/composer-context'
import { referencesOf } from '../composer/draft'
import { AddReference } from './add-reference'
import { ReferenceChip } from './reference-chip'

/** The reference pictures in the order they are sent; reordered by dragging or by menu. */
export function ReferenceTray() {
  const { t } = useLingui()
  const { draft, dispatch, workflow, imageLimit } = useComposer()
  const [draggedId, setDraggedId] = useState<string | null>(null)
  const items = referencesOf(draft, 'image')
  const move = (id: string, toIndex: number) => dispatch({ type: 'move', workflow, id, toIndex })

  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={t`Reference images`} className="contents">
        {items.map((item, index) => (
          <ReferenceChip
            key={item.id}
            item={item}
            index={index}
            count={items.length}
            isDragged={item.id === draggedId}
            onMove={(toIndex) => move(item.id, toIndex)}
            onDragStart={() => setDraggedId(item.id)}
            onDragEnd={() => setDraggedId(null)}
            onDragOver={() => {
              if (draggedId && draggedId !== item.id) move(draggedId, index)
            }}
          />
        ))}
      </ul>
      {items.length < imageLimit && <AddReference isFirst={items.length === 0} />}
    </div>
  )
}
