import { createFileRoute } from '@tanstack/react-router'
import { TALKING_HEAD } from '@/features/talking-video/talking-video-head'
import { TalkingVideoPage } from '@/features/talking-video/talking-video-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/talking-video')({
  loader: async ({ context }) => {
    const { loadTalkingVideo } = await import('@/features/talking-video/load-talking-video')
    await loadTalkingVideo(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, TALKING_HEAD),
  component: TalkingVideoPage,
})
