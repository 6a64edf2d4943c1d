import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'

const idOf = (target: Element): string | undefined =>
  target.closest('li')?.querySelector<HTMLElement>('[data-tile]')?.dataset.tile

/**
 * Which of many tiles is the Tab stop: the one focused last. That matters only once the focus leaves the
 * tiles, so it is determined only then, and moving with arrow keys re-renders nothing.
 */
export function useTabStop(ids: readonly string[]) {
  const [lastId, setLastId] = useState<string>()
  return {
    tabStop: lastId && ids.includes(lastId) ? lastId : ids[0],
    /** Tab continues from the focused tile to its actions. */
    onTab({ key, target }: KeyboardEvent) {
      if (key !== 'Tab' || !(target instanceof Element)) return
      flushSync(() => setLastId(idOf(target)))
    },
    onBlur({ currentTarget, target, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setLastId(idOf(target))
    },
  }
}
