import type { Context } from '../../context.ts'
import type { GenerationProgress, ReadyFile } from '../../generation/provider.ts'
import { hasPreviews, keepPreviews } from './previews.ts'
import type { TaskRow } from './task-row.ts'

interface PreviewKeeper {
  /** Shows newly finished results without blocking the work. */
  see(progress: GenerationProgress): void
  /** Waits for the preview in progress, then keeps no more. */
  stop(): Promise<void>
}

/** Keeps previews one at a time while a generation is followed. */
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
