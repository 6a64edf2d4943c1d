import { useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import { isResultNote } from '@/contract/result-notes'
import { RESULT_NOTE_MESSAGES } from '@/i18n/result-note-messages'

/** The engine's notes about a result; renders nothing without any. */
export function ResultNotes({ output }: { output: TaskOutput }) {
  const { i18n, t } = useLingui()
  // A foreign upstream may send notes we have no translation for.
  const notes = output.notes.filter(isResultNote)
  if (notes.length === 0) return null
  return (
    <ul aria-label={t`About this result`} className="flex flex-col gap-1.5 text-sm">
      {notes.map((note) => (
        <li key={note} className="flex gap-2 rounded-md border bg-muted p-2.5">
          <Info className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden />
          <span>{i18n._(RESULT_NOTE_MESSAGES[note])}</span>
        </li>
      ))}
    </ul>
  )
}
