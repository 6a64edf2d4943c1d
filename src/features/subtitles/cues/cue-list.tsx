import { Trans, useLingui } from '@lingui/react/macro'
import type { CueEdit, CueHistory, EditedCue } from './cue-edits'
import { CueRow } from './cue-row'

interface CueListProps {
  history: CueHistory
  /** Where the video ends. */
  endMs: number
  edit: (edit: CueEdit) => void
  onOpen: (cue: EditedCue) => void
}

/** All cues in order of time. */
export function CueList({ history: { cues, selectedId }, endMs, edit, onOpen }: CueListProps) {
  const { t } = useLingui()
  if (cues.length === 0) {
    return (
      <p className="px-4 py-8 text-balance text-center text-muted-foreground text-sm">
        <Trans>
          No subtitles yet. Play the video and add one where someone speaks, or import a file.
        </Trans>
      </p>
    )
  }
  return (
    <ol
      aria-label={t`Subtitles`}
      className="flex max-h-[60dvh] flex-col divide-y overflow-y-auto overscroll-contain border-t lg:max-h-128"
    >
      {cues.map((cue, index) => (
        <CueRow
          key={cue.id}
          cue={cue}
          next={cues[index + 1]}
          endMs={endMs}
          number={index + 1}
          isSelected={cue.id === selectedId}
          edit={edit}
          onOpen={onOpen}
        />
      ))}
    </ol>
  )
}
