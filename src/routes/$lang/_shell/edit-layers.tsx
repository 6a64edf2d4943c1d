import { createFileRoute } from '@tanstack/react-router'
import { LAYERS_HEAD } from '@/features/layers/layers-head'
import { LayersPage } from '@/features/layers/layers-page'
import { readLayersSearch } from '@/features/layers/search'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/edit-layers')({
  validateSearch: readLayersSearch,
  head: ({ match }) => pageHead(match.context, LAYERS_HEAD),
  component: () => <LayersPage search={Route.useSearch()} />,
})
