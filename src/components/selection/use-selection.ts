import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { notify } from '@/browser/notifications'
import { SELECTION_MAX } from '@/contract/limits'
import type { SelectItem } from './select-item'
import { extendTo, NOTHING_SELECTED, type Selection, selectAll, toggle } from './selection'

/** The selected tiles on screen; tiles that leave the screen are deselected. */
export function useSelection(items: readonly SelectItem[]) {
  const { t } = useLingui()
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const open = items.filter(({ refusal }) => refusal === undefined)
  const order = open.map(({ id }) => id)

  function change(next: Selection, wanted: readonly string[]) {
    setSelection(next)
    if (wanted.some((id) => !next.ids.has(id))) {
      notify('info', t`Up to ${SELECTION_MAX} can be selected at once.`)
    }
  }
  return {
    selected: open.filter(({ id }) => selection.ids.has(id)),
    isAll: order.length > 0 && order.every((id) => selection.ids.has(id)),
    pick(id: string, isRange: boolean) {
      if (isRange) change(extendTo(selection, id, order), [id])
      else change(toggle(selection, id), selection.ids.has(id) ? [] : [id])
    },
    pickAll: () => change(selectAll(order), order),
    clear: () => setSelection(NOTHING_SELECTED),
  }
}
