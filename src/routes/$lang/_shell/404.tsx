import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '@/features/shell/not-found'
import { readNotFoundSearch } from '@/features/shell/not-found-search'
import { NOT_FOUND_HEAD } from '@/features/shell/page-heads'
import { pageHead } from '@/page/page-head'
import { answerNotFound } from '@/page/response-status'

export const Route = createFileRoute('/$lang/_shell/404')({
  validateSearch: readNotFoundSearch,
  beforeLoad: answerNotFound,
  head: ({ match }) => pageHead(match.context, NOT_FOUND_HEAD),
  component: NotFoundPage,
})

function NotFoundPage() {
  return <NotFound address={Route.useSearch().from} />
}
