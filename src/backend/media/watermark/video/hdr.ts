/** The HDR mastering metadata, as parameters for the HEVC encoder. */
export interface HdrFacts {
  masterDisplay?: string
  maxLight?: string
}

type SideData = Record<string, unknown>

/** Reads a stream's HDR side data; null if there is none. */
export function readHdr(sideData: readonly SideData[]): HdrFacts | null {
  const find = (type: string) => sideData.find((data) => data.side_data_type === type)
  const display = find('Mastering display metadata')
  const light = find('Content light level metadata')
  if (!display && !light) return null
  return {
    ...(display ? { masterDisplay: masterDisplay(display) } : {}),
    ...(light ? { maxLight: `${light.max_content ?? 0},${light.max_average ?? 0}` } : {}),
  }
}

function masterDisplay(data: SideData): string {
  const point = (name: string) =>
    `(${steps(data[`${name}_x`], 50_000)},${steps(data[`${name}_y`], 50_000)})`
  const light = `(${steps(data.max_luminance, 10_000)},${steps(data.min_luminance, 10_000)})`
  return `G${point('green')}B${point('blue')}R${point('red')}WP${point('white_point')}L${light}`
}

/** A fraction such as "34000/50000" in units of one over `perUnit`. */
function steps(fraction: unknown, perUnit: number): number {
  const [above = 0, below = 1] = String(fraction).split('/').map(Number)
  return Math.round((above / below) * perUnit)
}
