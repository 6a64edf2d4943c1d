import type { ClauseReader } from './clause-reader.ts'
import type { Draft } from './draft.ts'
import { NAMED, type Quoted } from './quoted.ts'
import type { StagedPart } from './staged-parts.ts'

/** Places the parts of a described picture: product and quotes go on the ad, the rest only shapes the picture. */
export function readStaged(
  parts: StagedPart[],
  draft: Draft,
  quotes: Quoted,
  clauses: ClauseReader,
): void {
  const leaveOut = (text: string) => {
    draft.staged.push(quotes.shown(text))
    draft.put(text, 'design')
  }
  for (const { kind, text } of parts) {
    if (kind === 'said') draft.told(() => clauses.read(text, 0))
    else if (kind === 'thing') draft.told(() => draft.place(text, true))
    else if (kind === 'words') {
      for (const named of quotes.namedIn(text, true)) draft.putNamed(named.text, named.role)
      leaveOut(quotes.withoutNamed(text).replaceAll(NAMED, ' '))
    } else {
      if (kind === 'caption') draft.captions.push(...quotes.wordsIn(text))
      leaveOut(text)
    }
  }
}
