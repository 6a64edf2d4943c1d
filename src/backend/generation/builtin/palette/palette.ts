/** The colors of one ad. Every pair that carries text keeps a contrast of at least 4.5. */
export interface Palette {
  isDark: boolean
  /** Base hue of the ad, for backdrops that mix their own shades. */
  hue: number
  ground: string
  /** Second ground: the far end of gradients, panels, bands. */
  groundAlt: string
  ink: string
  muted: string
  accent: string
  onAccent: string
  /** Second accent, for decoration only. */
  spark: string
}

export type Tone = 'light' | 'dark' | 'vivid'
