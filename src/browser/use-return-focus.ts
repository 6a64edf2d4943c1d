import { useState } from 'react'

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-tile]')]

/**
 * Returns the focus to where it was, for a dialog opened without a trigger. If that was a tile that is gone
 * by now, the tile in its place gets the focus, or else the main content.
 * @returns handler for the dialog's `onCloseAutoFocus`
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement)
  const [place] = useState(() => (opener instanceof HTMLElement ? tiles().indexOf(opener) : -1))
  return (event) => {
    event.preventDefault()
    if (!(opener instanceof HTMLElement)) return
    if (opener.isConnected) return opener.focus()
    focusTile(place)
  }
}

/** Focuses the tile at this index or the last one; without tiles, the main content. */
export function focusTile(place: number): void {
  const left = tiles()
  const next = place < 0 ? undefined : (left[place] ?? left.at(-1))
  const content = document.querySelector<HTMLElement>('main')
  // Someone who has scrolled far down stays there.
  ;(next ?? content)?.focus({ preventScroll: true })
}
