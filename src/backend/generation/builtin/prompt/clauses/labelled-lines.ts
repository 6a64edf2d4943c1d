import type { Language } from '../../../../../contract/languages.ts'
import type { Draft } from './draft.ts'
import { isAboutLabel, isTasteLabel, isVacancyLabel } from './labels.ts'
import { isNameLabel } from './names-itself.ts'
import type { Quoted } from './quoted.ts'
import type { Sentence } from './segment.ts'
import { trimmed } from './trimmed.ts'

/** "Diễn giả: anh Khôi", 講師:佐伯真紀: the label of a speaker or teacher is printed, since the name alone says little. */
const WHO =
  /^(?:(?:guest |keynote )?speakers?|tutors?|hosts?|guests?|with|referent\p{L}*|sprecher\p{L}*|dozent\p{L}*|kursleit\p{L}*|moderation|gäste?|intervenant\p{L}*|animat\p{L}+|conférenci\p{L}+|invité\p{L}*|ponentes?|imparte|profesora?|invitad\p{L}+|palestrantes?|professora?|convidad\p{L}+|diễn giả|khách mời|giảng viên|giáo viên|嘉宾|主讲人?|讲师|导师|講師|登壇者|ゲスト|出演|강사|연사|출연|วิทยากร|แขกรับเชิญ)$/iu
export const tellsWho = (name: string): boolean =>
  WHO.test(name.replace(/[\s:：*_#]+$/u, '').trim()) || isTasteLabel(name)

/** Puts the label's words before the first clause. */
export const withName = (name: string, [first = '', ...others]: string[]): string[] => [
  `${name.trim()}${/：$|^[\p{sc=Han}\p{sc=Katakana}]+:$/u.test(name.trim()) ? '' : ' '}${first}`,
  ...others,
]

/** The labels of copy lines. */
export type CopyLabel = Exclude<Sentence['label'], null | 'design'>

/** Reads labeled lines: "Client: …", "Headline: …", "Facts: …". */
export class LabelledLines {
  private readonly language: Language
  private readonly quotes: Quoted
  private readonly draft: Draft
  private readonly readClauses: (clauses: string[]) => void

  constructor(
    language: Language,
    quotes: Quoted,
    draft: Draft,
    readClauses: (clauses: string[]) => void,
  ) {
    this.language = language
    this.quotes = quotes
    this.draft = draft
    this.readClauses = readClauses
  }

  /** Reads a line that says whose ad it is or what it is about: "Client: …", "Campaign: …", "Vacancy: …". */
  readTitled(name: string, clauses: string[]): boolean {
    const isName = isNameLabel(name)
    if (!isName && !isAboutLabel(name) && !isVacancyLabel(name)) return false
    if (isVacancyLabel(name)) this.draft.put(trimmed(name), 'herald')
    else this.draft.put(name, 'design')
    // Thai marks no sentence end, so only the first clause is the name.
    const named = this.language === 'th' ? 1 : clauses.length
    if (isName) {
      this.draft.putName(this.quotes.bare(trimmed(clauses.slice(0, named).join(', '))))
      this.readClauses(clauses.slice(named))
    } else this.draft.told(() => this.readClauses(clauses))
    return true
  }

  /** Reads copy labeled as headline, button, small print or facts. */
  readLabelled(label: CopyLabel, clauses: string[]): void {
    const whole = trimmed(clauses.join(', '))
    if (whole === '') return
    if (label === 'cta' || label === 'headline' || label === 'subline')
      this.draft.putNamed(this.quotes.bare(whole), label)
    else if (label === 'legal') this.draft.put(this.quotes.bare(whole), 'legal')
    else {
      this.draft.isFirst = false
      this.draft.told(() => {
        for (const clause of clauses) this.draft.place(clause)
      })
    }
  }
}
