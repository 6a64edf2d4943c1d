import { useMatches, useRouter } from '@tanstack/react-router'
import type { Language } from '@/contract/languages'

/** Language of the page on screen, even without a catalog provider: for `<html lang>`. */
export function usePageLanguage(): Language {
  const detected = useRouter().options.context.facts.language
  const language = useMatches({
    select: (matches) =>
      matches.flatMap(({ context }) => ('language' in context ? [context.language] : [])).at(-1),
  })
  return language ?? detected
}
