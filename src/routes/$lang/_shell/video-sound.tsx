import { createFileRoute } from '@tanstack/react-router'
import { SOUNDTRACK_HEAD } from '@/features/soundtrack/soundtrack-head'
import { SoundtrackPage } from '@/features/soundtrack/soundtrack-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/video-sound')({
  loader: async ({ context }) => {
    const { loadSoundtrack } = await import('@/features/soundtrack/load-soundtrack')
    await loadSoundtrack(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, SOUNDTRACK_HEAD),
  component: SoundtrackPage,
})
