import { createPlane, type Plane } from './plane.ts'

/** The mean of one or more planes of the same size. */
export function meanOf(planes: readonly Plane[]): Plane {
  const { width, height } = planes[0]!
  const mean = createPlane(width, height)
  for (const { data } of planes)
    for (let at = 0; at < data.length; at++)
      mean.data[at] = mean.data[at]! + data[at]! / planes.length
  return mean
}

/** The difference of two planes of the same size, pixel by pixel. */
export const difference = ({ width, height, data }: Plane, other: Plane): Plane => ({
  width,
  height,
  data: data.map((value, at) => value - other.data[at]!),
})
