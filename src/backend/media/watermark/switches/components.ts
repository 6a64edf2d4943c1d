import { createMask, type Mask } from '../picture/mask.ts'

/** The connected pieces of a mask, each as the list of its pixels. */
export function components({ width, height, data }: Mask): number[][] {
  const seen = createMask(width, height).data
  const pieces: number[][] = []
  for (let start = 0; start < data.length; start++) {
    if (!(data[start] as number) || (seen[start] as number)) continue
    const piece = [start]
    seen[start] = 1
    for (let next = 0; next < piece.length; next++) {
      const at = piece[next] as number
      for (const to of neighbours(at, width, height)) {
        if (!(data[to] as number) || (seen[to] as number)) continue
        seen[to] = 1
        piece.push(to)
      }
    }
    pieces.push(piece)
  }
  return pieces
}

function neighbours(at: number, width: number, height: number): number[] {
  const x = at % width
  const list: number[] = []
  if (x > 0) list.push(at - 1)
  if (x < width - 1) list.push(at + 1)
  if (at >= width) list.push(at - width)
  if (at < width * (height - 1)) list.push(at + width)
  return list
}
