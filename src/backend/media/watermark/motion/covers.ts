import type { Mask } from '../picture/mask.ts'

const known = new WeakMap<Mask, Uint8Array[]>()

/** 1 where a mask is set at or right beside a point of a pyramid level; made once per mask. */
export function coverOf(hidden: Mask, level: number): Uint8Array {
  const covers = known.get(hidden) ?? []
  known.set(hidden, covers)
  covers[level] ??= makeCover(hidden, level)
  return covers[level]
}

function makeCover({ width, height, data }: Mask, level: number): Uint8Array {
  const [across, down] = [width >> level, height >> level]
  const cover = new Uint8Array(across * down)
  const before = Math.max(1, (1 << level) >> 1)
  for (let y = 0, at = 0; y < height; y++) {
    const top = Math.max(0, (y - 1) >> level)
    const bottom = Math.min(down - 1, (y + before) >> level)
    for (let x = 0; x < width; x++, at++) {
      if (!data[at]) continue
      const left = Math.max(0, (x - 1) >> level)
      const right = Math.min(across, ((x + before) >> level) + 1)
      for (let v = top; v <= bottom; v++) cover.fill(1, v * across + left, v * across + right)
    }
  }
  return cover
}
