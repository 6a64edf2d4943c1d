import { useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { faultSentence } from '@/components/subtitles/fault-words'
import { type CueFault, cueFaults } from '@/contract/subtitle-reading'
import type { CueEdit, EditedCue } from './cue-edits'
import { TimeField } from './time-field'
import { timeText } from './time-text'

interface CueRowProps {
  cue: EditedCue
  next: EditedCue | undefined
  /** Where the video ends. */
  endMs: number
  number: number
  isSelected: boolean
  edit: (edit: CueEdit) => void
  /** Seeks to the beginning of the cue. */
  onOpen: (cue: EditedCue) => void
}

/** A cue: one line of text or, when selected, its editable words and times. */
export const CueRow = memo(function CueRow(props: CueRowProps) {
  const { cue, next, endMs, number, isSelected, onOpen } = props
  const { t, i18n } = useLingui()
  const faults = cueFaults(cue, next, endMs)
  if (isSelected) return <SelectedCue {...props} faults={faults} />
  return (
    <li data-cue={cue.id} className="[contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
      <button
        type="button"
        onClick={() => onOpen(cue)}
        className="flex min-h-11 w-full items-start gap-3 px-3 py-2 text-left text-sm -outline-offset-2 hover:bg-accent"
      >
        <span className="w-6 shrink-0 text-right text-muted-foreground tabular-nums">{number}</span>
        <span className="w-16 shrink-0 text-muted-foreground tabular-nums">
          {timeText(cue.from_ms)}
        </span>
        <span className="line-clamp-2 min-w-0 grow whitespace-pre-line break-words">
          {cue.text || <span className="text-muted-foreground">{t`No text yet`}</span>}
        </span>
        {faults[0] && (
          <span title={faultSentence(i18n, faults[0])} className="text-warning">
            <TriangleAlert className="size-4" aria-hidden />
            <span className="sr-only">{faultSentence(i18n, faults[0])}</span>
          </span>
        )}
      </button>
    </li>
  )
})

function SelectedCue({ cue, number, faults, edit }: CueRowProps & { faults: CueFault[] }) {
  const { t, i18n } = useLingui()
  const { id, from_ms, to_ms, text } = cue
  return (
    <li
      data-cue={id}
      aria-current="true"
      tabIndex={-1}
      className="flex flex-col gap-2 bg-muted px-3 py-3 -outline-offset-2"
    >
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <span className="w-6 shrink-0 text-right text-muted-foreground tabular-nums">{number}</span>
        <TimeField
          label={t`Start`}
          ms={from_ms}
          onChange={(ms) => edit({ type: 'times', id, from_ms: ms, to_ms: Math.max(to_ms, ms) })}
        />
        <span aria-hidden>–</span>
        <TimeField
          label={t`End`}
          ms={to_ms}
          onChange={(ms) => edit({ type: 'times', id, from_ms, to_ms: ms })}
        />
      </div>
      <textarea
        data-cue-text
        aria-label={t`Text of subtitle ${number}`}
        value={text}
        rows={2}
        maxLength={400}
        onChange={({ target }) => edit({ type: 'text', id, text: target.value })}
        className="field-sizing-content min-h-16 w-full resize-none rounded-md border border-input bg-background px-3 py-2 text-base"
      />
      {faults.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-warning">
          {faults.map((fault) => (
            <li key={fault.kind} className="flex items-start gap-1.5">
              <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
              {faultSentence(i18n, fault)}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
