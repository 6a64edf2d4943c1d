import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '@/features/shell/not-found'
import { NOT_FOUND_HEAD } from '@/features/shell/page-heads'
import { pageHead } from '@/page/page-head'
import { answerNotFound } from '@/page/response-status'

export const Route = createFileRoute('/$lang/_shell/404')({
  beforeLoad: answerNotFound,
  head: ({ match }) => pageHead(match.context, NOT_FOUND_HEAD),
  component: NotFound,
})
