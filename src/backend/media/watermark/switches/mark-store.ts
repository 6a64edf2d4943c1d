import { type IntermittentMark, intermittentMarks } from './intermittent-marks.ts'
import type { Scene } from './scene.ts'

/** Collects the scenes of all of a video's regions, so that marks are searched in all of them together. */
export interface MarkStore {
  add(scene: Scene): void
  marksIn(scene: Scene): Promise<IntermittentMark[]>
}

/** Adding a scene after the marks were read starts the next stretch of frames. */
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
