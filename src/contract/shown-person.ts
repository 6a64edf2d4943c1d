import type { PersonToSpeak } from './endpoints/people.ts'

/** What is stated of whoever is shown: that they agreed, or that it is nobody. Null while it is not said who it is. */
export function shownIn(
  media: { isMadeUp?: boolean } | null,
  person: string,
): Pick<PersonToSpeak, 'consent' | 'is_made_up'> | null {
  if (media?.isMadeUp) return { is_made_up: true }
  const name = person.trim()
  return name === '' ? null : { consent: { person: name, is_given: true } }
}
