import { type ChangeEvent, useRef } from 'react'
import type { MediaKind } from '@/contract/media-kind'

interface FilePickerOptions {
  /** Accepts both kinds when absent. */
  kind?: MediaKind
  isMultiple?: boolean
  onPick: (files: File[]) => void
}

/** Opens the browser's file dialog from a button of our own; put `input` anywhere beside it. */
export function useFilePicker({ kind, isMultiple = false, onPick }: FilePickerOptions) {
  const element = useRef<HTMLInputElement>(null)
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    onPick([...(target.files ?? [])])
    // Allows choosing the same file again after it was removed.
    target.value = ''
  }
  return {
    pick: () => element.current?.click(),
    input: (
      <input
        ref={element}
        type="file"
        accept={kind ? `${kind}/*` : 'image/*,video/*'}
        multiple={isMultiple}
        onChange={onChange}
        className="hidden"
        tabIndex={-1}
        aria-hidden
        data-picks={kind}
      />
    ),
  }
}
