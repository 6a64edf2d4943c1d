import { useState } from 'react'

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-tile]')]

/**
 * For a dialog that no trigger of its own opened: gives the focus back to whatever had it before. Where
 * that was a tile which has gone meanwhile, the one in its place gets it, or else the content of the page.
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

/** The tile at a place among those that are drawn, or the last one; the content of the page where none is. */
export function focusTile(place: number): void {
  const left = tiles()
  const next = place < 0 ? undefined : (left[place] ?? left.at(-1))
  const content = document.querySelector<HTMLElement>('main')
  // Whoever is far down stays there.
  ;(next ?? content)?.focus({ preventScroll: true })
}
