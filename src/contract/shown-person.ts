import type { PersonToSpeak } from './endpoints/people.ts'

/** The statement about the person shown: they agreed, or they are made up. Null until the person is named. */
export function shownIn(
  media: { isMadeUp?: boolean } | null,
  person: string,
): Pick<PersonToSpeak, 'consent' | 'is_made_up'> | null {
  if (media?.isMadeUp) return { is_made_up: true }
  const name = person.trim()
  return name === '' ? null : { consent: { person: name, is_given: true } }
}
