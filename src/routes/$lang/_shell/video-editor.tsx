import { createFileRoute } from '@tanstack/react-router'
import { VIDEO_EDITOR_HEAD } from '@/features/video-editor/video-editor-head'
import { VideoEditorPage } from '@/features/video-editor/video-editor-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/video-editor')({
  head: ({ match }) => pageHead(match.context, VIDEO_EDITOR_HEAD),
  component: VideoEditorPage,
})
