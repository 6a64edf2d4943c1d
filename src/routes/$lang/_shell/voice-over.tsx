import { createFileRoute } from '@tanstack/react-router'
import { SPEECH_HEAD } from '@/features/speech/speech-head'
import { SpeechPage } from '@/features/speech/speech-page'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/voice-over')({
  loader: async ({ context }) => {
    const { loadSpeech } = await import('@/features/speech/load-speech')
    await loadSpeech(context.queryClient)
  },
  head: ({ match }) => pageHead(match.context, SPEECH_HEAD),
  component: SpeechPage,
})
