import { createFileRoute } from '@tanstack/react-router'
import { sharedHead } from '@/features/review/review-heads'
import { SharedPage } from '@/features/review/shared-page'

export const Route = createFileRoute('/$lang/shared/$token')({
  loader: async ({ context, params }) => {
    const { loadShared } = await import('@/features/review/load-link')
    const shared = await loadShared(context.queryClient, params.token)
    return shared && { title: shared.title, creatives: shared.creatives.slice(0, 1) }
  },
  head: ({ match, params, loaderData }) =>
    sharedHead(match.context, params.token, loaderData ?? null),
  // The address is a secret: sites linked from here must not learn it.
  headers: () => ({ 'referrer-policy': 'no-referrer' }),
  component: () => (
    <SharedPage token={Route.useParams().token} isClosed={Route.useLoaderData() === null} />
  ),
})
