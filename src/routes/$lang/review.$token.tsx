import { createFileRoute } from '@tanstack/react-router'
import { reviewHead } from '@/features/review/review-heads'
import { ReviewPage } from '@/features/review/review-page'

export const Route = createFileRoute('/$lang/review/$token')({
  loader: async ({ context, params }) => {
    const { loadReview } = await import('@/features/review/load-link')
    const review = await loadReview(context.queryClient, params.token)
    return review && { title: review.title, creatives: review.creatives.slice(0, 1) }
  },
  head: ({ match, params, loaderData }) =>
    reviewHead(match.context, params.token, loaderData ?? null),
  // The address is a secret: sites linked from here must not learn it.
  headers: () => ({ 'referrer-policy': 'no-referrer' }),
  component: () => (
    <ReviewPage token={Route.useParams().token} isClosed={Route.useLoaderData() === null} />
  ),
})
