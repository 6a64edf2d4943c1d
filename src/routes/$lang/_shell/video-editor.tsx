import { createFileRoute } from '@tanstack/react-router'
import { readEditorSearch } from '@/features/video-editor/search'
import { VIDEO_EDITOR_HEAD } from '@/features/video-editor/video-editor-head'
import { VideoEditorPage } from '@/features/video-editor/video-editor-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/video-editor')({
  validateSearch: readEditorSearch,
  head: ({ match }) => pageHead(match.context, VIDEO_EDITOR_HEAD),
  component: () => <VideoEditorPage search={Route.useSearch()} />,
})
