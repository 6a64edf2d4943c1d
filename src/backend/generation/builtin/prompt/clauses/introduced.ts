import type { Language } from '../../../../../contract/languages.ts'
import { takeAnnouncement } from './announcements.ts'
import type { Draft } from './draft.ts'
import { HIRING } from './hiring.ts'
import { type Introduction, withSubject } from './introductions.ts'
import { JOINED } from './spoken-words.ts'
import { trimmed } from './trimmed.ts'

/** "… und brauchen einen Post: Kürbisse": behind the colon is what it is to say, elsewhere the looks may follow. */
const STYLED_BY_WISH = /[^:]$/u
const COLON = /\s?[:：]\s(.+)$/u

/** How what is wished for is read on; both return how many clauses of looks it had. */
interface ReadsOn {
  read: (clause: string) => number
  readOrdered: (clause: string) => number
}

/** Who orders, as he introduces himself, and what he wishes for in the same breath. */
export class Introduced {
  private readonly language: Language
  private readonly draft: Draft
  private readonly on: ReadsOn

  constructor(language: Language, draft: Draft, on: ReadsOn) {
    this.language = language
    this.draft = draft
    this.on = on
  }

  private drop(text: string): void {
    this.draft.put(text, 'design')
  }

  /** Returns how many clauses of it were of looks alone. */
  read({ asked, about, name, wish, wanted, isMaker }: Introduction): number {
    this.drop(asked)
    if (name) this.draft.putName(name)
    const hiring = wanted === null && HIRING.test(wish) ? wish.replace(JOINED, '') : null
    if (wanted === null && hiring === null)
      return this.readOwner(trimmed(withSubject(asked, about)), wish, isMaker)
    this.draft.putName(trimmed(about))
    this.drop(wanted?.asked ?? '')
    const isNews = wanted !== null && takeAnnouncement(wish, this.language) !== null
    if (wanted && !isNews) return this.on.readOrdered(wanted.rest)
    this.draft.place(wanted?.rest ?? trimmed(hiring ?? ''))
    return 0
  }

  /** Who orders, and a wish that names nothing the ad is about. */
  private readOwner(owner: string, wish: string, isMaker?: true): number {
    this.draft.placeOwner(owner, isMaker ? 'isMaker' : undefined)
    const [ordered = wish, behind = ''] = wish.split(COLON)
    this.drop(ordered)
    // "… et je veux un post : 4 €": a sum behind a colon parts no clause.
    if (behind.trim() !== '') return this.on.read(behind.trim())
    return STYLED_BY_WISH.test(wish) ? 1 : 0
  }
}
