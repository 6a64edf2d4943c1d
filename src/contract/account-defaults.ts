import type { AspectRatio } from './generation.ts'
import type { Language } from './languages.ts'

/** Follow the system, or always dark, or always light. */
export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** The settings a person starts with on every device; null leaves the choice to the installation. */
export interface AccountDefaults {
  language: Language | null
  theme: Theme | null
  /** A model's id, or `auto`. */
  model: string | null
  aspectRatio: AspectRatio | null
}

export const AUTO_DEFAULTS: AccountDefaults = {
  language: null,
  theme: null,
  model: null,
  aspectRatio: null,
}
