/** Part of a line: plain or formatted text. */
export type Span =
  | string
  | { kind: 'strong'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; spans: Span[] }

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; items: Span[][] }

/** A heading and the content below it; a level 3 belongs to the level 2 before it. */
export interface Section {
  level: 2 | 3
  title: string
  blocks: Block[]
}

/** A page of text from a file in `locales/<lang>/`, such as the terms of service. */
export interface LongText {
  title: string
  /** Date of the last change, `2026-11-21`; null when the text gives none. */
  updated: string | null
  intro: Block[]
  sections: Section[]
}

/** File names, the same in every language. */
export const LONG_TEXTS = ['terms', 'privacy', 'refund', 'faq', 'how-it-works'] as const
export type LongTextName = (typeof LONG_TEXTS)[number]
