import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  type ComponentProps,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useMemo,
  useState,
} from 'react'
import { afterPaint } from '@/browser/after-paint'
import { useIdleFetch } from '@/browser/use-idle-fetch'
import type { OpenOutput } from '@/components/creations/output-tile'
import { CreationPreview } from '@/components/media-preview/late-creation-preview'
import { cn } from '@/components/ui/class-names'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { Feed, Inspector } from './lazy-parts'
import { useMediaQuery } from './use-media-query'

const InspectorSheet = lazy(() => import('./inspector/inspector-sheet'))
/** Preloads the views that open with a click on a result. */
const loadViews = () => Promise.all([Inspector.preload?.(), CreationPreview.preload?.()])

const WIDE = '(width >= 75rem)'

interface CreationsProps {
  tasks: readonly TaskView[]
  /** Shown instead of the feed while it is empty. */
  beginning: ReactNode
  /** The composer; it overlays the feed, but not the inspector. */
  children: ReactNode
}

/** Earlier creations: the feed, the selected one beside it, and the full screen. */
export function Creations({ tasks, beginning, children }: CreationsProps) {
  const navigate = useNavigate()
  const selectedId = useSearch({ strict: false, select: ({ item }) => item })
  const isWide = useMediaQuery(WIDE)
  const [pressedId, setPressedId] = useState<string | null>(null)
  const [previewId, setPreviewId] = useState<string | null>(null)
  const items = useMemo(
    () => tasks.flatMap((task) => task.outputs.map((output) => ({ task, output }))),
    [tasks],
  )
  useIdleFetch(loadViews, items.length > 0)
  const selected = items.find(({ output }) => output.output_id === selectedId)

  const select = useCallback(
    (item: string | undefined) =>
      navigate({
        to: '.',
        search: (search) => ({ ...search, item }),
        // On a small screen the inspector is a page of its own: the back button closes it.
        replace: matchMedia(WIDE).matches,
        resetScroll: false,
      }),
    [navigate],
  )
  // The tile responds to the press at once; the page, which follows its address, a frame later.
  const open: OpenOutput = useCallback(
    (_task, output) => {
      const { output_id } = output
      setPressedId(output_id)
      // Another tile may have been pressed meanwhile.
      const forget = () => setPressedId((now) => (now === output_id ? null : now))
      afterPaint(() => select(output_id).finally(forget))
    },
    [select],
  )
  // Renders in pieces, the last of which is large: on a slow machine it would fall into the frame that
  // answers the key.
  const show = useCallback(
    (outputId: string | null) => afterPaint(() => startTransition(() => setPreviewId(outputId))),
    [],
  )
  const preview: OpenOutput = useCallback((_task, output) => show(output.output_id), [show])
  const closePreview = useCallback(() => show(null), [show])
  const { leftId, leave } = useLeaving(selectedId, select)

  return (
    <div className="flex grow gap-8">
      <div className="flex min-w-0 grow flex-col">
        {beginning && <div className="grow">{beginning}</div>}
        {tasks.length > 0 && (
          <div className="grow pt-4 pb-6">
            <FeedArea
              tasks={tasks}
              selectedId={pressedId ?? selectedId}
              onOpen={open}
              onPreview={preview}
            />
          </div>
        )}
        {children}
      </div>
      {selected && isWide && (
        <aside className={cn('w-90 shrink-0', selectedId === leftId && 'invisible')}>
          <div className="sticky top-[calc(var(--header-height)+1rem)] max-h-[calc(100dvh-var(--header-height)-2rem)] overflow-y-auto py-4">
            <SelectedArea {...selected} onPreview={preview} onClose={leave} />
          </div>
        </aside>
      )}
      {selected && isWide === false && (
        <Suspense>
          <InspectorSheet
            {...selected}
            onPreview={() => show(selected.output.output_id)}
            onClose={leave}
          />
        </Suspense>
      )}
      {previewId && (
        <Suspense>
          <CreationPreview
            items={items}
            outputId={previewId}
            onShow={show}
            onClose={closePreview}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Closes the inspector at once; the feed, which lays out its rows for the new width, follows a frame later. */
function useLeaving(
  selectedId: string | undefined,
  select: (item: string | undefined) => Promise<void>,
) {
  const [leftId, setLeftId] = useState<string | null>(null)
  const leave = useCallback(() => {
    setLeftId(selectedId ?? null)
    afterPaint(() => select(undefined).finally(() => setLeftId(null)))
  }, [select, selectedId])
  return { leftId, leave }
}

/**
 * Re-renders only when its content changes: while its script is loading, any other render would remove the
 * server-rendered feed from the screen.
 */
const FeedArea = memo(function FeedArea(props: ComponentProps<typeof Feed>) {
  return (
    <Suspense>
      <Feed {...props} />
    </Suspense>
  )
})

interface SelectedAreaProps {
  task: TaskView
  output: TaskOutput
  onPreview: OpenOutput
  onClose: () => void
}

/** Re-renders with the selection, but not with every step through the full screen. */
const SelectedArea = memo(function SelectedArea({ onPreview, ...props }: SelectedAreaProps) {
  return (
    <Suspense>
      <Inspector {...props} onPreview={() => onPreview(props.task, props.output)} />
    </Suspense>
  )
})
