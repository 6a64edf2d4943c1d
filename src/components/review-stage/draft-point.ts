export interface Point {
  x: number
  y: number
}

export const CENTRE: Point = { x: 0.5, y: 0.5 }

const STEP = 0.01
const LEAP = 0.1

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000

/** Where an arrow key moves a pin, further with Shift; null for every other key. */
export function moveByKey({ x, y }: Point, key: string, isLeap: boolean): Point | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const step = isLeap ? LEAP : STEP
  return { x: within(x + direction.x * step), y: within(y + direction.y * step) }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The position of a click as fractions of the box it hit. */
export const pointIn = (
  box: Box,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => ({
  x: within((clientX - box.left) / box.width),
  y: within((clientY - box.top) / box.height),
})
