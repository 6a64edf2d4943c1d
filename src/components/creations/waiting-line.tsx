import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp, GripVertical, RotateCcw, X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  leaveLine,
  markFailed,
  moveInLine,
  useWaitingLine,
  type WaitingTask,
} from '@/browser/waiting-line'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'

/** The upcoming generations: their order, when they start and how to remove each. */
export function WaitingLine({ userId }: { userId: string | null }) {
  const { t } = useLingui()
  const line = useWaitingLine(userId)
  const [draggedKey, setDraggedKey] = useState<string | null>(null)
  const [movedKey, setMovedKey] = useState<string | null>(null)
  const position = line.findIndex(({ key }) => key === movedKey) + 1
  if (line.length === 0) return null
  return (
    <section aria-label={t`Waiting`} className="mb-4 rounded-lg border bg-card p-2">
      <p className="px-2 pt-1 pb-2 text-muted-foreground text-sm">
        <Trans>
          Each starts when the one before it is done. You pay when it starts. Keep this page open.
        </Trans>
      </p>
      <ol className="max-h-52 overflow-y-auto">
        {line.map((task, index) => (
          <li
            key={task.key}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move'
              event.dataTransfer.setData('text/plain', task.request.prompt ?? '')
              setDraggedKey(task.key)
            }}
            onDragEnd={() => setDraggedKey(null)}
            onDragOver={(event) => {
              if (!draggedKey) return
              // Allows the drop here; otherwise the pointer shows it as forbidden and the row appears to fly
              // back.
              event.preventDefault()
              event.dataTransfer.dropEffect = 'move'
              if (draggedKey !== task.key) moveInLine(draggedKey, task.key)
            }}
            onDrop={(event) => event.preventDefault()}
            className={cn(
              'flex items-center gap-1 rounded-md py-0.5 pl-1',
              task.key === draggedKey && 'opacity-40',
            )}
          >
            <GripVertical
              className="size-4 shrink-0 cursor-grab text-muted-foreground pointer-coarse:hidden"
              aria-hidden
            />
            <TaskWords task={task} number={index + 1} />
            <Moves
              task={task}
              before={line[index - 1]}
              after={line[index + 1]}
              onMoved={() => setMovedKey(task.key)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {position > 0 && t`Number ${position} in line`}
      </p>
    </section>
  )
}

function TaskWords({ task, number }: { task: WaitingTask; number: number }) {
  return (
    <p className="flex min-w-0 grow gap-2 text-sm">
      <span className="text-muted-foreground tabular-nums">{number}</span>
      <span className="truncate">{task.request.prompt || <Trans>No prompt</Trans>}</span>
      <span className="ml-auto shrink-0 text-muted-foreground tabular-nums">
        {task.hasFailed ? (
          <Trans>Couldn’t start</Trans>
        ) : (
          <Plural value={task.credits} one="# credit" other="# credits" />
        )}
      </span>
    </p>
  )
}

interface MovesProps {
  task: WaitingTask
  before: WaitingTask | undefined
  after: WaitingTask | undefined
  onMoved: () => void
}

function Moves({ task, before, after, onMoved }: MovesProps) {
  const { t } = useLingui()
  const moveTo = (other: WaitingTask | undefined) => (event: MouseEvent<HTMLButtonElement>) => {
    if (!other) return
    const button = event.currentTarget
    flushSync(() => {
      moveInLine(task.key, other.key)
      onMoved()
    })
    // An element moved within the page loses the focus.
    button.focus()
  }
  return (
    <div className="flex shrink-0">
      {task.hasFailed && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t`Retry`}
          onClick={() => markFailed(task.key, false)}
        >
          <RotateCcw />
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Move up`}
        aria-disabled={!before}
        onClick={moveTo(before)}
      >
        <ChevronUp />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Move down`}
        aria-disabled={!after}
        onClick={moveTo(after)}
      >
        <ChevronDown />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Cancel`}
        onClick={() => leaveLine(task.key)}
      >
        <X />
      </Button>
    </div>
  )
}
