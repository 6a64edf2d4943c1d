import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LibraryPage } from '@/features/library/library-page'
import { readLibrarySearch } from '@/features/library/search'
import { pageHead } from '@/page/page-head'

const HEAD = {
  path: '/my-material',
  title: msg`Team library`,
  description: msg`Your team’s uploads, results, and creatives in one place.`,
  isHidden: true,
}

export const Route = createFileRoute('/$lang/_shell/my-material')({
  staticData: { accountMenu: { label: msg`Library`, order: 0 } },
  validateSearch: readLibrarySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadLibrary } = await import('@/features/library/load-library')
    await loadLibrary(context.queryClient, deps)
  },
  head: ({ match }) => pageHead(match.context, HEAD),
  component: () => <LibraryPage search={Route.useSearch()} />,
})
