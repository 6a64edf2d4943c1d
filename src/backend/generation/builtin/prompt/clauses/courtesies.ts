import type { Language } from '../../../../../contract/languages.ts'
import { isClosing, isGreeting, isPolite, isSignature } from './talk.ts'

/** Where a clause is in its brief. */
interface Place {
  sentence: number
  line: number
  /** No headline was found before it. */
  isFirst: boolean
}

/** Greetings, thanks, and the name below them. */
export class Courtesies {
  /** The sentence and line of thanks, below which is a name. */
  private thanks: Pick<Place, 'sentence' | 'line'> | null = null
  private readonly language: Language

  constructor(language: Language) {
    this.language = language
  }

  isOne(clause: string, { sentence, line, isFirst }: Place): boolean {
    if (isPolite(clause, this.language)) return true
    if (isFirst) return isGreeting(clause, this.language)
    if (this.thanks !== null && (this.thanks.sentence === sentence || this.thanks.line < line))
      return isSignature(clause)
    if (!isClosing(clause, this.language)) return false
    this.thanks = { sentence, line }
    return true
  }
}
