import { createFileRoute } from '@tanstack/react-router'
import { WATERMARK_HEAD, watermarkData } from '@/features/watermark/watermark-head'
import { WatermarkPage } from '@/features/watermark/watermark-page'
import { pageHead } from '@/lib/page-head'

export const Route = createFileRoute('/$lang/_shell/remove-watermark-from-video')({
  head: ({ match }) => pageHead(match.context, WATERMARK_HEAD, watermarkData(match.context)),
  component: WatermarkPage,
})
