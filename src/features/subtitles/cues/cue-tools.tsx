import { Trans, useLingui } from '@lingui/react/macro'
import {
  ArrowLeftToLine,
  ArrowRightToLine,
  Combine,
  type LucideIcon,
  Plus,
  Redo2,
  Scissors,
  Trash2,
  Undo2,
} from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { CueHistory } from './cue-edits'
import type { CueCommand } from './cue-keys'

interface CueToolsProps {
  history: CueHistory
  onCommand: (command: CueCommand) => void
}

/** The actions for the selected cue, each with its shortcut. */
export function CueTools({ history, onCommand }: CueToolsProps) {
  const { t } = useLingui()
  const { cues, selectedId, past, future } = history
  const hasCue = selectedId !== null
  const isLast = cues.at(-1)?.id === selectedId
  const tool = (
    command: CueCommand,
    Icon: LucideIcon,
    label: string,
    key: string,
    isOff: boolean,
  ) => (
    <Button
      key={command}
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      aria-keyshortcuts={key}
      title={`${label} (${key})`}
      disabled={isOff}
      onClick={() => onCommand(command)}
    >
      <Icon />
    </Button>
  )
  return (
    <div
      role="toolbar"
      aria-label={t`Subtitle tools`}
      className="flex flex-wrap items-center gap-1"
    >
      <Button
        variant="secondary"
        size="sm"
        aria-keyshortcuts="n"
        title={`${t`Add subtitle`} (N)`}
        onClick={() => onCommand('insert')}
      >
        <Plus />
        <Trans>Add subtitle</Trans>
      </Button>
      {/* These wrap together. */}
      <div className="flex flex-wrap gap-1">
        {tool('start_here', ArrowLeftToLine, t`Start at this moment`, 'I', !hasCue)}
        {tool('end_here', ArrowRightToLine, t`End at this moment`, 'O', !hasCue)}
        {tool('split', Scissors, t`Split subtitle`, 'S', !hasCue)}
        {tool('join', Combine, t`Merge with next subtitle`, 'J', !hasCue || isLast)}
        {tool('remove', Trash2, t`Delete subtitle`, 'Delete', !hasCue)}
        {tool('undo', Undo2, t`Undo`, 'Control+Z', past.length === 0)}
        {tool('redo', Redo2, t`Redo`, 'Control+Shift+Z', future.length === 0)}
      </div>
    </div>
  )
}
