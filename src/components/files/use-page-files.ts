import { useEffect, useEffectEvent, useState } from 'react'
import { isDraggedResult } from '@/browser/dragged-result'

/** Browsers also offer a dragged picture of the page as a file. */
const hasFiles = (transfer: DataTransfer | null): boolean =>
  Boolean(transfer?.types.includes('Files') && !isDraggedResult(transfer))

/** Whether an element handles pasted text itself; the prompt accepts files nevertheless. */
const isOtherField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input, select, [contenteditable=true], textarea:not([data-takes-files])')

/**
 * Accepts files dropped anywhere on the page or pasted anywhere outside other fields.
 * @returns whether files are being dragged over the page now
 */
export function usePageFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // Enter and leave fire for every element passed; the drag has left once both counts match.
    let depth = 0
    addEventListener(
      'dragenter',
      (event) => {
        if (!hasFiles(event.dataTransfer)) return
        depth += 1
        setOver(true)
      },
      { signal },
    )
    addEventListener(
      'dragleave',
      (event) => {
        if (!hasFiles(event.dataTransfer)) return
        depth = Math.max(0, depth - 1)
        if (depth === 0) setOver(false)
      },
      { signal },
    )
    addEventListener(
      'dragover',
      (event) => {
        if (hasFiles(event.dataTransfer)) event.preventDefault()
      },
      { signal },
    )
    addEventListener(
      'drop',
      (event) => {
        depth = 0
        setOver(false)
        if (!hasFiles(event.dataTransfer)) return
        // A slot that took the files has already prevented the default.
        const isTaken = event.defaultPrevented
        event.preventDefault()
        if (!isTaken) take([...(event.dataTransfer?.files ?? [])])
      },
      { signal },
    )
    addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])]
        if (files.length === 0 || isOtherField(event.target)) return
        event.preventDefault()
        take(files)
      },
      { signal },
    )
    return () => controller.abort()
  }, [])

  return isOver
}
