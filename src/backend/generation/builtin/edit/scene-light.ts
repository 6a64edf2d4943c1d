import type { Stage } from '../paint/painter.ts'
import type { Random } from '../random.ts'

export interface SceneLight {
  random: Random
  stage: Stage
  isEvening: boolean
}
