import { type ChangeEvent, useRef } from 'react'
import type { MediaKind } from '@/contract/media-kind'

interface FilePickerOptions {
  /** Both without one. */
  kind?: MediaKind
  isMultiple?: boolean
  onPick: (files: File[]) => void
}

/** The browser's file dialog behind a button of our own; put `input` anywhere beside it. */
export function useFilePicker({ kind, isMultiple = false, onPick }: FilePickerOptions) {
  const element = useRef<HTMLInputElement>(null)
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    onPick([...(target.files ?? [])])
    // The same file may be chosen again after it was removed.
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
