import {
  type AspectRatio,
  frameSize,
  type Resolution,
  WORKFLOWS,
  type WorkflowType,
} from './generation.ts'
import { findPlacement, type PlacementFormat } from './placements.ts'

interface Shape {
  workflowType: WorkflowType
  aspectRatio: AspectRatio
  resolution: Resolution
  placement: string | null
}

/** The placement a result is made for, in its ratio. */
export const placementOf = ({
  placement,
  aspectRatio,
}: Pick<Shape, 'placement' | 'aspectRatio'>): PlacementFormat | undefined =>
  placement ? findPlacement(placement, aspectRatio) : undefined

/** A picture for a placement has exactly the size the platform asks for, doubled in 2K. */
export function resultSize(shape: Shape): { width: number; height: number } {
  const isPicture = WORKFLOWS[shape.workflowType].kind === 'image'
  const asked = isPicture ? placementOf(shape)?.size : null
  if (!asked) return frameSize(shape.aspectRatio, shape.resolution)
  const scale = shape.resolution === '2k' ? 2 : 1
  return { width: asked.width * scale, height: asked.height * scale }
}
