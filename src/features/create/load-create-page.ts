import type { QueryClient } from '@tanstack/react-query'
import { userInfoQuery } from '@/api/accounts.queries'
import { modelsQuery } from '@/api/models.functions'
import { taskListQuery } from '@/api/tasks.queries'
import { firstQuestions } from '@/components/long-text/group-questions'
import type { Language } from '@/contract/languages'
import { loadLongText } from '@/i18n/load-long-text'
import type { Section } from '@/i18n/long-text'
import type { RouterContext } from '@/page/router-context'
import { Feed } from './lazy-parts'

/** Answers to read below the composer, in the language they are in. */
export interface FirstQuestions {
  language: Language
  questions: Section[]
}

/** What the page needs at first sight: the models and, for who is signed in, their creations. */
export async function loadCreatePage(
  context: RouterContext & { language: Language },
): Promise<FirstQuestions> {
  const { queryClient } = context
  const [questions] = await Promise.all([
    loadFirstQuestions(context),
    queryClient.prefetchQuery(modelsQuery()),
    loadCreations(queryClient),
  ])
  return questions
}

/** The page is whole without its answers: what keeps them away must not keep it away. */
async function loadFirstQuestions(context: RouterContext & { language: Language }) {
  try {
    const { language, sections } = await loadLongText('faq', context)
    return { language, questions: firstQuestions(sections) }
  } catch {
    return { language: context.language, questions: [] }
  }
}

async function loadCreations(queryClient: QueryClient) {
  const user = await queryClient.fetchQuery(userInfoQuery()).catch(() => null)
  if (!user) return
  await Promise.all([queryClient.prefetchInfiniteQuery(taskListQuery()), Feed.preload?.()])
}
