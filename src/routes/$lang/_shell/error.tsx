import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '@/features/shell/error-screen'
import { ERROR_HEAD } from '@/features/shell/page-heads'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/error')({
  head: ({ match }) => pageHead(match.context, ERROR_HEAD),
  component: () => <ErrorScreen />,
})
