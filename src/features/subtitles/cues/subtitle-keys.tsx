import { useLingui } from '@lingui/react/macro'
import { KeyList } from '@/components/playback/key-list'

/** The keyboard shortcuts of the subtitle editor. */
export function SubtitleKeys() {
  const { t } = useLingui()
  const keys: [string, string][] = [
    ['K', t`Play and pause`],
    ['← →', t`Back or forward a tenth of a second, or a whole second with Shift`],
    ['↑ ↓', t`Previous or next subtitle`],
    ['I · O', t`Start or end the subtitle at this moment`],
    ['Alt + ← →', t`Move the subtitle a tenth of a second earlier or later`],
    ['Enter · Esc', t`Start or stop typing`],
    ['S · Ctrl + Enter', t`Split at the playhead, or at the text cursor`],
    ['J', t`Merge with next subtitle`],
    ['N', t`Add subtitle`],
    ['Ctrl + Z', t`Undo`],
  ]
  return <KeyList keys={keys} />
}
