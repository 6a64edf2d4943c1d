import { createFileRoute } from '@tanstack/react-router'
import { PHOTOSHOOT_HEAD } from '@/features/photoshoot/photoshoot-head'
import { PhotoshootPage } from '@/features/photoshoot/photoshoot-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/photoshoot')({
  loader: async ({ context }) => {
    const { loadPhotoshoot } = await import('@/features/photoshoot/load-photoshoot')
    await loadPhotoshoot(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, PHOTOSHOOT_HEAD),
  component: PhotoshootPage,
})
