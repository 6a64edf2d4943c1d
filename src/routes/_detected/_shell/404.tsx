import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '@/features/shell/not-found'
import { answerNotFound } from '@/lib/response-status'

export const Route = createFileRoute('/_detected/_shell/404')({
  beforeLoad: answerNotFound,
  component: NotFound,
})
