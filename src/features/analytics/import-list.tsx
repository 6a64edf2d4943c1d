import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { figureImportsQuery, figureKeys, removeFigureImportFn } from '@/api/figures.functions'
import { RelativeTime } from '@/components/labels/relative-time'
import { UndoBar } from '@/components/selection/undo-bar'
import type { Deletion } from '@/components/selection/use-deletion'
import { useRowDeletion } from '@/components/selection/use-row-deletion'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { AD_PLATFORM_NAMES } from '@/contract/figures'
import { useFigureWords } from './figures-in-words'

/** The imported files; each can be removed, with undo. */
export function ImportList() {
  const { t } = useLingui()
  const { data } = useQuery(figureImportsQuery())
  const { day } = useFigureWords()
  const deletion = useImportDeletion()
  const shown = data?.filter(({ import_id }) => !deletion.hidden.has(import_id)) ?? []
  return (
    <>
      {shown.length > 0 && (
        <Section title={<Trans>Imports</Trans>}>
          <ul className="flex flex-col divide-y">
            {shown.map(({ import_id, file_name, platform, row_count, from, to, imported_at }) => {
              const name = file_name ?? t`Sent through the API`
              return (
                <li key={import_id} className="flex items-center justify-between gap-3 py-2">
                  <div className="min-w-0 text-sm">
                    <p className="wrap-anywhere font-medium">{name}</p>
                    <p className="text-muted-foreground">
                      {AD_PLATFORM_NAMES[platform]} · {day(from)} – {day(to)} ·{' '}
                      <Plural value={row_count} one="# row" other="# rows" /> ·{' '}
                      <RelativeTime at={imported_at} />
                    </p>
                  </div>
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={t`Delete ${name}`}
                    onClick={() => deletion.delete([{ id: import_id, kind: 'output' }])}
                  >
                    <Trash2 aria-hidden />
                  </Button>
                </li>
              )
            })}
          </ul>
        </Section>
      )}
      <UndoBar deletion={deletion} isRaised={false} />
    </>
  )
}

const useImportDeletion = (): Deletion =>
  useRowDeletion(
    (importId, fetch) => removeFigureImportFn({ data: { importId }, fetch }),
    figureKeys.all,
  )
