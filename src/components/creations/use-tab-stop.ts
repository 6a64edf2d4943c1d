import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'

const idOf = (target: Element): string | undefined =>
  target.closest('li')?.querySelector<HTMLElement>('[data-tile]')?.dataset.tile

/**
 * At which of many tiles Tab stops: where the focus was last. That counts once the focus leaves them, so it is
 * found out only then, and a walk by arrows draws nothing anew.
 */
export function useTabStop(ids: readonly string[]) {
  const [lastId, setLastId] = useState<string>()
  return {
    tabStop: lastId && ids.includes(lastId) ? lastId : ids[0],
    /** Tab goes on from the tile that has the focus, and to what can be done with it. */
    onTab({ key, target }: KeyboardEvent) {
      if (key !== 'Tab' || !(target instanceof Element)) return
      flushSync(() => setLastId(idOf(target)))
    },
    onBlur({ currentTarget, target, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setLastId(idOf(target))
    },
  }
}
