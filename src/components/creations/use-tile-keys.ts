import { type KeyboardEvent, useRef } from 'react'
import { deleteWithUndo } from '@/components/selection/delete-with-undo'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { useLanguage } from '@/i18n/use-language'
import { possibleReuses } from './reuse'
import { REUSE_WORDS } from './reuse-words'
import { useReuse } from './use-reuse'
import { useStarByKey } from './use-star-by-key'

/** Keyboard shortcuts of a focused result: Space shows it large, letters trigger the actions of its menu. */
export function useTileKeys(task: TaskView, output: TaskOutput, onPreview: () => void) {
  const language = useLanguage()
  const reuse = useReuse()
  const star = useStarByKey(output.output_id)
  const downloadLink = useRef<HTMLAnchorElement>(null)

  function pressLetter(letter: string): boolean {
    const use = possibleReuses(task, output.kind, language).find(
      (one) => REUSE_WORDS[one].key === letter,
    )
    if (use) reuse(task, output, use)
    else if (letter === 'F') star()
    else if (letter === 'D') downloadLink.current?.click()
    else return false
    return true
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === ' ') onPreview()
    else if (event.key === 'Delete' && task.can_change) {
      deleteWithUndo([{ id: output.output_id, kind: 'output' }])
    } else if (!pressLetter(event.key.toUpperCase())) return
    event.preventDefault()
  }
  return { onKeyDown, downloadLink }
}
