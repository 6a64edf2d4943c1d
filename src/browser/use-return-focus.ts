import { useState } from 'react'

/**
 * For a dialog that no trigger of its own opened: gives the focus back to whatever had it before.
 * @returns handler for the dialog's `onCloseAutoFocus`
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
}
