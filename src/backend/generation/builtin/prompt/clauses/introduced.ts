import type { Language } from '../../../../../contract/languages.ts'
import { takeAnnouncement } from './announcements.ts'
import type { Draft } from './draft.ts'
import { HIRING } from './hiring.ts'
import { type Introduction, withSubject } from './introductions.ts'
import { JOINED } from './spoken-words.ts'
import { trimmed } from './trimmed.ts'

/** "… und brauchen einen Post: Kürbisse": copy follows a colon; otherwise looks may follow. */
const STYLED_BY_WISH = /[^:]$/u
const COLON = /\s?[:：]\s(.+)$/u

/** Reads the rest of a wish; both return how many clauses were about looks. */
interface ReadsOn {
  read: (clause: string) => number
  readOrdered: (clause: string) => number
}

/** The client's introduction and the wish in the same sentence. */
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

  /** Returns how many clauses were only about looks. */
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

  /** Places the client of a wish that does not name the ad's subject. */
  private readOwner(owner: string, wish: string, isMaker?: true): number {
    this.draft.placeOwner(owner, isMaker ? 'isMaker' : undefined)
    const [ordered = wish, behind = ''] = wish.split(COLON)
    this.drop(ordered)
    // "… et je veux un post : 4 €": a sum behind a colon splits no clause.
    if (behind.trim() !== '') return this.on.read(behind.trim())
    return STYLED_BY_WISH.test(wish) ? 1 : 0
  }
}
