/** A part of a line: words, or words with a meaning. */
export type Span =
  | string
  | { kind: 'strong'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; spans: Span[] }

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; items: Span[][] }

/** A heading and what is under it; a level 3 belongs to the level 2 before it. */
export interface Section {
  level: 2 | 3
  title: string
  blocks: Block[]
}

/** A page of text as a file of `locales/<lang>/` holds it, such as the terms of service. */
export interface LongText {
  title: string
  /** Day of the last change, `2026-11-21`; null where none is promised. */
  updated: string | null
  intro: Block[]
  sections: Section[]
}

/** Names of the files, the same in every language. */
export const LONG_TEXTS = ['terms', 'privacy', 'refund', 'faq', 'how-it-works'] as const
export type LongTextName = (typeof LONG_TEXTS)[number]
