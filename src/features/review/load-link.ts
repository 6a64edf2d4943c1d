import type { QueryClient } from '@tanstack/react-query'
import { reviewQuery, sharedQuery } from '@/api/reviews.functions'
import { isAppError } from '@/contract/app-error'
import { answerGone } from '@/page/response-status'

/** What a link shows; null if it is closed, which the page handles itself. */
async function open<Shown>(loading: Promise<Shown>): Promise<Shown | null> {
  try {
    return await loading
  } catch (error) {
    if (!isAppError(error) || error.code !== 'shared_link_closed') throw error
    answerGone()
    return null
  }
}

export const loadShared = (client: QueryClient, token: string) =>
  open(client.fetchQuery(sharedQuery(token)))

export const loadReview = (client: QueryClient, token: string) =>
  open(client.fetchQuery(reviewQuery(token)))
