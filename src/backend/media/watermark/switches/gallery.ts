import type { Scene } from './scene.ts'
import { type SwitchingMark, switchingMarks } from './switching-marks.ts'

/** Where all rooms of a video are shown, so that marks are looked for in all of them together. */
export interface Gallery {
  add(scene: Scene): void
  marksIn(scene: Scene): Promise<SwitchingMark[]>
}

/** A scene that is added after marks were asked for begins the next stretch of frames. */
export function gallery(): Gallery {
  let scenes: Scene[] = []
  let marks: Promise<SwitchingMark[][]> | null = null
  return {
    add(scene) {
      if (marks) scenes = []
      marks = null
      scenes.push(scene)
    },
    async marksIn(scene) {
      marks ??= switchingMarks(scenes)
      return (await marks)[scenes.indexOf(scene)] ?? []
    },
  }
}
