import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Region } from '../geometry.ts'
import type { PatchView, Samples } from '../picture/layout.ts'
import type { Mask } from '../picture/mask.ts'
import type { StillMark } from './still-spans.ts'

/** Where a mark may stay, and pictures to learn it from, in memory that threads share. */
export interface Place {
  samples: readonly Samples[]
  view: PatchView
  scale: number
  region: Region
  /** The pixels of the patch that lie in the region. */
  room: Mask
}

/** Learns marks on another core, while this one looks at everything else. */
export interface Learner {
  /** A mark that lets through what is behind it and provably stays. */
  laidOver(place: Place): Promise<StillMark | null>
  close(): Promise<unknown>
}

/** Little room for what is soon forgotten: the process keeps it for good. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 }

/** One thread for all places of a video, in the order in which they are asked for; it comes up at once. */
export function learner(): Learner {
  let asked: PromiseWithResolvers<StillMark | null>[] = []
  const start = () => {
    const started = new Worker(join(import.meta.dirname, 'learner-thread.ts'), { resourceLimits })
    started.on('message', (mark: StillMark | null) => {
      asked.shift()?.resolve(mark)
      if (asked.length > 0) return
      // Idle, it would hold its memory.
      thread = undefined
      started.terminate()
    })
    started.on('error', (error) => {
      for (const { reject } of asked) reject(error)
      asked = []
      thread = undefined
    })
    return started
  }
  let thread: Worker | undefined = start()
  return {
    laidOver(place) {
      thread ??= start()
      thread.postMessage(place)
      const answer = Promise.withResolvers<StillMark | null>()
      asked.push(answer)
      return answer.promise
    },
    close: async () => thread?.terminate(),
  }
}
