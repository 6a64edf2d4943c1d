import type { Raster } from './warp.ts'

/** What looks like the edge of a letter: a large step between two even sides. */
const STEP_MIN = 90
const EVEN_MAX = 14
const STEPS_PER_ROW = 8
const ROWS_MIN = 0.05
/** The distance in pixels over which an edge may be softened, at this picture width. */
const REFERENCE_WIDTH = 800

/**
 * Whether a picture contains lines of text, as a finished ad does. It is then shown as a whole, because bent or cut
 * letters are the first thing anyone sees.
 */
export function hasLettering({ data, width, height }: Raster): boolean {
  const reach = Math.max(1, Math.round((2 * width) / REFERENCE_WIDTH))
  const stride = Math.max(1, Math.floor(height / 400))
  let [rows, written] = [0, 0]
  for (let y = 0; y < height; y += stride) {
    const light = (x: number) => {
      const at = (y * width + x) * 4
      return (data[at]! + 2 * data[at + 1]! + data[at + 2]!) / 4
    }
    rows += 1
    if (stepsIn(light, width, reach) >= STEPS_PER_ROW) written += 1
  }
  return written / rows >= ROWS_MIN
}

function stepsIn(light: (x: number) => number, width: number, reach: number): number {
  let steps = 0
  for (let x = 2 * reach; x < width - 2 * reach; x += 1) {
    const [before, after] = [light(x - reach), light(x + reach)]
    if (Math.abs(after - before) < STEP_MIN) continue
    const isEven =
      Math.abs(before - light(x - 2 * reach)) < EVEN_MAX &&
      Math.abs(after - light(x + 2 * reach)) < EVEN_MAX
    if (!isEven) continue
    steps += 1
    x += reach
  }
  return steps
}
