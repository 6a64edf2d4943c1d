import { Trans, useLingui } from '@lingui/react/macro'

/** The keys of the editor, folded away. */
export function KeyList() {
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
  return (
    <details className="text-sm max-sm:hidden">
      <summary className="cursor-pointer py-1 text-muted-foreground">
        <Trans>Keyboard shortcuts</Trans>
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pt-2">
        {keys.map(([key, words]) => (
          <div key={key} className="contents">
            <dt className="whitespace-nowrap font-medium">{key}</dt>
            <dd className="text-muted-foreground">{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
