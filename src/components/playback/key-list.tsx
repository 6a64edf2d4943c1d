import { Trans } from '@lingui/react/macro'

interface KeyListProps {
  /** Each key with its action. */
  keys: readonly (readonly [key: string, does: string])[]
}

/** The keyboard shortcuts of an editor, collapsed. */
export function KeyList({ keys }: KeyListProps) {
  return (
    <details className="text-sm max-sm:hidden">
      <summary className="cursor-pointer py-1 text-muted-foreground">
        <Trans>Keyboard shortcuts</Trans>
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 pt-2">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt className="whitespace-nowrap font-medium">{key}</dt>
            <dd className="text-muted-foreground">{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
