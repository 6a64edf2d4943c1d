import type { Size } from '../geometry.ts'

export const COLOURS = 'out_color_matrix=bt709:out_range=tv:flags=bicubic'

/** Filters that show a whole picture in front of its own blurred continuation; `name` keeps several apart. */
export function wholePicture({ width, height }: Size, name = ''): string {
  const size = `${width}:${height}`
  const small = `${even(width / 8)}:${even(height / 8)}`
  const ground = `scale=${small}:force_original_aspect_ratio=increase,crop=${small},boxblur=6:2:3:2`
  const whole = `scale=${size}:force_original_aspect_ratio=decrease:force_divisible_by=2:${COLOURS}`
  return [
    `split[ground${name}][whole${name}]`,
    `[ground${name}]${ground},scale=${size}:${COLOURS},setsar=1[soft${name}]`,
    `[whole${name}]${whole},setsar=1[sharp${name}]`,
    `[soft${name}][sharp${name}]overlay=(W-w)/2:(H-h)/2`,
  ].join(';')
}

const even = (value: number): number => Math.max(16, Math.round(value / 2) * 2)
