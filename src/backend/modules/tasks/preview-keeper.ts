import type { Context } from '../../context.ts'
import type { GenerationProgress, ReadyFile } from '../../generation/provider.ts'
import { hasPreviews, keepPreviews } from './previews.ts'
import type { TaskRow } from './task-row.ts'

interface PreviewKeeper {
  /** Shows what is newly ready, beside the work that goes on. */
  see(progress: GenerationProgress): void
  /** Waits for what is under way and keeps no more. */
  stop(): Promise<void>
}

/** Keeps previews one after the other while a task is stayed with. */
export function createPreviewKeeper(context: Context, task: TaskRow): PreviewKeeper {
  let seen = 0
  let isStopped = !hasPreviews(task)
  let keeping = Promise.resolve()
  const keep = async (ready: readonly ReadyFile[]) => {
    if (!isStopped) await keepPreviews(context, task, ready)
  }
  return {
    see({ ready = [] }) {
      if (isStopped || ready.length <= seen) return
      seen = ready.length
      keeping = keeping.then(() => keep(ready))
    },
    stop() {
      isStopped = true
      return keeping
    },
  }
}
