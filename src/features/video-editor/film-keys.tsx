import { useLingui } from '@lingui/react/macro'
import { KeyList } from '@/components/playback/key-list'

/** The keyboard shortcuts of the video editor. */
export function FilmKeys() {
  const { t } = useLingui()
  const keys: [string, string][] = [
    [t`Space`, t`Play and pause`],
    ['← →', t`Back or forward one frame, or ten with Shift`],
    ['S', t`Split at the playhead`],
    ['[ · ]', t`Start or end the clip at the playhead`],
    ['Delete', t`Delete the selection`],
    ['Ctrl + Z', t`Undo`],
  ]
  return <KeyList keys={keys} />
}
