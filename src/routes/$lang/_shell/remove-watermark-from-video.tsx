import { createFileRoute } from '@tanstack/react-router'
import { WATERMARK_HEAD } from '@/features/watermark/watermark-head'
import { WatermarkPage } from '@/features/watermark/watermark-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/remove-watermark-from-video')({
  // For search engines, which read the server's HTML.
  loader: async ({ context }) => {
    if (!import.meta.env.SSR) return []
    const { watermarkData } = await import('@/features/watermark/watermark-data')
    return watermarkData(context)
  },
  head: ({ match, loaderData }) => pageHead(match.context, WATERMARK_HEAD, loaderData),
  component: WatermarkPage,
})
