import type { Language } from '@/contract/languages'

/** What networks that show links ask for, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 }

/** Address of the picture of a page: `/social/de/gallery.jpg`, and `/social/de.jpg` for the root. */
export const socialImagePath = (language: Language, path: string) =>
  `/social/${language}${path}.jpg`
