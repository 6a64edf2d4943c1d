import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { examplesFn, type ShownExample } from '@/api/examples.functions'
import { modelsQuery } from '@/api/models.functions'
import { taskListQuery } from '@/api/tasks.queries'
import { firstQuestions } from '@/components/long-text/group-questions'
import type { Language } from '@/contract/languages'
import { loadLongText } from '@/i18n/load-long-text'
import type { Section } from '@/i18n/long-text'
import type { RouterContext } from '@/page/router-context'
import { Feed, Showcase } from './lazy-parts'

/** Questions with answers shown below the composer, and their language. */
export interface FirstQuestions {
  language: Language
  questions: Section[]
}

/** What a visitor sees below the composer. */
export interface FirstSight extends FirstQuestions {
  /** Results that ship with the product, in the user's language. */
  examples: readonly ShownExample[]
}

/** Loads what the page needs for its first paint: the models and, for signed-in users, their creations. */
export async function loadCreatePage(
  context: RouterContext & { language: Language },
): Promise<FirstSight> {
  const { queryClient } = context
  const [questions, isSignedIn] = await Promise.all([
    loadFirstQuestions(context),
    loadCreations(queryClient),
    queryClient.prefetchQuery(modelsQuery()),
  ])
  return { ...questions, examples: isSignedIn ? [] : await loadExamples() }
}

async function loadExamples(): Promise<readonly ShownExample[]> {
  const [examples] = await Promise.all([examplesFn().catch(() => []), Showcase.preload?.()])
  return examples
}

/** The page works without the answers, so a failure to load them must not break it. */
async function loadFirstQuestions(context: RouterContext & { language: Language }) {
  try {
    const { language, sections } = await loadLongText('faq', context)
    return { language, questions: firstQuestions(sections) }
  } catch {
    return { language: context.language, questions: [] }
  }
}

async function loadCreations(queryClient: QueryClient): Promise<boolean> {
  const user = await queryClient.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return false
  await Promise.all([queryClient.prefetchInfiniteQuery(taskListQuery()), Feed.preload?.()])
  return true
}
