import { type IntermittentMark, intermittentMarks } from './intermittent-marks.ts'
import type { Scene } from './scene.ts'

/** Collects the scenes of all regions of a video, so that marks are looked for in all of them together. */
export interface MarkStore {
  add(scene: Scene): void
  marksIn(scene: Scene): Promise<IntermittentMark[]>
}

/** A scene that is added after the marks were read begins the next stretch of frames. */
export function markStore(): MarkStore {
  let scenes: Scene[] = []
  let marks: Promise<IntermittentMark[][]> | null = null
  return {
    add(scene) {
      if (marks) scenes = []
      marks = null
      scenes.push(scene)
    },
    async marksIn(scene) {
      marks ??= intermittentMarks(scenes)
      return (await marks)[scenes.indexOf(scene)] ?? []
    },
  }
}
