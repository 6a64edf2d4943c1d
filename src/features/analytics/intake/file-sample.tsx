import { Trans } from '@lingui/react/macro'
import type { Outline } from './outline'

const ROWS = 4

/** The first rows of a file; unused columns are dimmed. */
export function FileSample({ outline: { names, sample, columns } }: { outline: Outline }) {
  const taken = new Set(Object.values(columns))
  const looks = (at: number) => (taken.has(at) ? '' : 'text-muted-foreground opacity-70')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard.
    <div className="overflow-x-auto rounded-md border" tabIndex={0}>
      <table className="w-full text-left text-xs">
        <caption className="sr-only">
          <Trans>The first rows of the file</Trans>
        </caption>
        <thead className="border-b bg-muted">
          <tr>
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and two may have one name.
              <th key={at} className={`px-2 py-1.5 font-medium whitespace-nowrap ${looks(at)}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {sample.slice(0, ROWS).map((record, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are, and two may be alike.
            <tr key={row}>
              {names.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={at} className={`max-w-48 truncate px-2 py-1.5 ${looks(at)}`}>
                  {record[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
