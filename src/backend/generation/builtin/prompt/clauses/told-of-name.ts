import type { Draft } from './draft.ts'
import type { Reads } from './named-quotes.ts'
import { takeOrder } from './orders.ts'
import { isNameLike, quotedSubject } from './quoted-subjects.ts'
import { takeTelling } from './talk.ts'

/**
 * '달무리'는 …, 「松風堂」の…: the name is the house's, and without what joins it what is told of it; null where nothing
 * is told of a name.
 */
export function takeQuotedSubject(
  given: string,
  { language, grammar, quotes }: Reads,
  draft: Draft,
): string | null {
  const subject = quotedSubject(given, language)
  const isOrder = takeOrder(given, grammar, true) ?? takeTelling(given, language)
  if (!subject || isOrder || quotes.isNamed(given)) return null
  const name = quotes.bare(subject.name)
  if (!isNameLike(name)) return null
  if (draft.isFirst) draft.placeOwner(name)
  else draft.putName(name)
  if (subject.tells === 'thing') draft.letOwnerStepBack()
  return subject.rest
}
