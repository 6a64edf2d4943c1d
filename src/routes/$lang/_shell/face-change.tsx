import { createFileRoute } from '@tanstack/react-router'
import { FACE_HEAD } from '@/features/face-change/face-head'
import { FacePage } from '@/features/face-change/face-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/face-change')({
  loader: async ({ context }) => {
    const { loadFace } = await import('@/features/face-change/load-face')
    await loadFace(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, FACE_HEAD),
  component: FacePage,
})
