import { Trans, useLingui } from '@lingui/react/macro'

/** The keys of the editor, folded away. */
export function KeyHelp() {
  const { t } = useLingui()
  const keys: [string, string][] = [
    [t`Space`, t`Play and pause`],
    ['← →', t`Back or forward one frame, or ten with Shift`],
    ['S', t`Split at the playhead`],
    ['[ · ]', t`Start or end the clip at the playhead`],
    ['Delete', t`Delete the selection`],
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
