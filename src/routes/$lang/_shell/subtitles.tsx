import { createFileRoute } from '@tanstack/react-router'
import { readSubtitlesSearch } from '@/features/subtitles/search'
import { SUBTITLES_HEAD } from '@/features/subtitles/subtitles-head'
import { SubtitlesPage } from '@/features/subtitles/subtitles-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/subtitles')({
  validateSearch: readSubtitlesSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadSubtitles } = await import('@/features/subtitles/load-subtitles')
    await loadSubtitles(context.queryClient, deps)
  },
  head: ({ match }) => pageHead(match.context, SUBTITLES_HEAD),
  component: () => <SubtitlesPage search={Route.useSearch()} />,
})
