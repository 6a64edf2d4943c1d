import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import type { OpenOutput } from '@/components/creations/output-tile'
import { TaskFeed } from '@/components/creations/task-feed'
import { buttonVariants } from '@/components/ui/button'
import type { TaskView } from '@/contract/endpoints/tasks'
import { useLanguage } from '@/i18n/use-language'
import { useMediaQuery } from '@/lib/use-media-query'

const Inspector = lazy(() => import('./inspector/inspector'))
const InspectorSheet = lazy(() => import('./inspector/inspector-sheet'))
const MediaPreview = lazy(() => import('@/components/media-preview/media-preview'))

interface CreationsProps {
  tasks: readonly TaskView[]
  selectedId: string | undefined
  /** The composer: it lies on the feed, beside the inspector. */
  children: ReactNode
}

/** What was made before: the feed, the one looked at beside it, and the full screen. */
export function Creations({ tasks, selectedId, children }: CreationsProps) {
  const navigate = useNavigate()
  const language = useLanguage()
  const isWide = useMediaQuery('(width >= 75rem)')
  const [previewId, setPreviewId] = useState<string | null>(null)
  const items = useMemo(
    () => tasks.flatMap((task) => task.outputs.map((output) => ({ task, output }))),
    [tasks],
  )
  const selected = items.find(({ output }) => output.output_id === selectedId)

  const select = useCallback(
    (item: string | undefined) =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, item }),
        // On a small screen it is a page of its own: the back button leaves it.
        replace: isWide === true,
        resetScroll: false,
      }),
    [navigate, isWide],
  )
  const open: OpenOutput = useCallback((_task, output) => select(output.output_id), [select])
  const preview: OpenOutput = useCallback((_task, output) => setPreviewId(output.output_id), [])

  return (
    <div className="flex grow gap-6">
      <div className="flex min-w-0 grow flex-col">
        <div className={tasks.length > 0 ? 'grow pt-4' : ''}>
          {tasks.length > 0 && (
            <>
              <TaskFeed
                tasks={tasks}
                selectedOutputId={selectedId}
                onOpen={open}
                onPreview={preview}
              />
              <Link
                to="/$lang/history"
                params={{ lang: language }}
                className={buttonVariants({ variant: 'outline', size: 'sm' })}
              >
                <History aria-hidden />
                <Trans>All creations</Trans>
              </Link>
            </>
          )}
        </div>
        {children}
      </div>
      {selected && isWide && (
        <aside className="w-90 shrink-0">
          <div className="sticky top-[calc(var(--header-height)+1rem)] max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto py-4">
            <Suspense>
              <Inspector
                {...selected}
                onPreview={() => setPreviewId(selected.output.output_id)}
                onClose={() => select(undefined)}
              />
            </Suspense>
          </div>
        </aside>
      )}
      {selected && isWide === false && (
        <Suspense>
          <InspectorSheet
            {...selected}
            onPreview={() => setPreviewId(selected.output.output_id)}
            onClose={() => select(undefined)}
          />
        </Suspense>
      )}
      {previewId && (
        <Suspense>
          <MediaPreview
            items={items}
            outputId={previewId}
            onShow={setPreviewId}
            onClose={() => setPreviewId(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
