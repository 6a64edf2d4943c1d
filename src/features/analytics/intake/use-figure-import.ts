import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { figureKeys, saveColumnChoiceFn } from '@/api/figures.functions'
import { errorMessage } from '@/i18n/error-messages'
import type { Outline } from './outline'
import { readFigures, TooManyAds } from './read-figures'
import { EndlessRecord } from './read-records'
import { type Sent, sendFigures } from './send-figures'
import type { LeftOut } from './sum-rows'

export type ImportState =
  /** `leftOut`: why not a single row of the file was accepted. */
  | { step: 'review'; problem: string | null; leftOut: LeftOut | null }
  | { step: 'reading' | 'sending'; share: number }
  | { step: 'done'; sent: Sent; leftOut: LeftOut }

const FIRST = { step: 'review', problem: null, leftOut: null } as const

/** Whether all rows are sums, over several days or of other rows. Then the columns are right. */
const isOfSums = ({ spans, totals: _, ...others }: LeftOut): boolean =>
  spans > 0 && Object.values(others).every((count) => count === 0)

/** Reads a file and sends its rows; leaving stops it, and what was sent stays. */
export function useFigureImport(file: File) {
  const { i18n, t } = useLingui()
  const client = useQueryClient()
  const [state, setState] = useState<ImportState>(FIRST)
  const ending = useRef<AbortController | null>(null)
  useEffect(() => () => ending.current?.abort(), [])

  function problemOf(error: unknown): string {
    if (error instanceof EndlessRecord)
      return t`This file has an unclosed quotation mark. Export it again and import the new file.`
    if (error instanceof TooManyAds)
      return t`This file has more than 200,000 daily results. Export a shorter period.`
    return errorMessage(i18n, error)
  }

  async function run(outline: Outline, shape: string) {
    const control = new AbortController()
    ending.current = control
    const watch = (step: 'reading' | 'sending') => ({
      signal: control.signal,
      onProgress: (share: number) => setState({ step, share }),
    })
    setState({ step: 'reading', share: 0 })
    try {
      const { rows, leftOut } = await readFigures(file, outline, watch('reading'))
      if (rows.length === 0)
        return setState({
          ...{ step: 'review', leftOut },
          problem: isOfSums(leftOut)
            ? null
            : t`No rows could be read with these columns. Check them below.`,
        })
      const { platform, columns, currency } = outline
      await saveColumnChoiceFn({ data: { shape, platform, columns, currency } })
      const sent = await sendFigures(rows, { platform, fileName: file.name, ...watch('sending') })
      setState({ step: 'done', sent, leftOut })
    } catch (error) {
      if (!control.signal.aborted) setState({ ...FIRST, problem: problemOf(error) })
    } finally {
      await client.invalidateQueries({ queryKey: figureKeys.all })
    }
  }
  return { state, run }
}
