import type { Language } from '@/contract/languages'

/** Size that social networks ask for, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 }

/** Path of a page's social image: `/social/de/gallery.jpg`, and `/social/de.jpg` for the root. */
export const socialImagePath = (language: Language, path: string) =>
  `/social/${language}${path}.jpg`
