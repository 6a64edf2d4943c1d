import { createFileRoute } from '@tanstack/react-router'
import { MUSIC_HEAD } from '@/features/music/music-head'
import { MusicPage } from '@/features/music/music-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/background-music')({
  loader: async ({ context }) => {
    const { loadMusic } = await import('@/features/music/load-music')
    await loadMusic(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, MUSIC_HEAD),
  component: MusicPage,
})
