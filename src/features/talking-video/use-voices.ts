import { useQuery } from '@tanstack/react-query'
import { recentUploadsQuery } from '@/api/uploads.functions'
import type { OwnMedia } from '@/components/own-media/use-own-file'
import { useResults } from '@/components/own-media/use-results'

interface Voices {
  spoken: OwnMedia[]
  /** Videos whose sound can be used. */
  videos: OwnMedia[]
}

/** The user's own sounds that a person can be made to speak. */
export function useVoices(): Voices {
  const results = [
    ...useResults('audio', (type) => type === 'speech'),
    ...useResults('video'),
  ].filter(({ output }) => output.has_audio)
  const { data: uploads = [] } = useQuery(recentUploadsQuery('video'))
  const own = results.map(({ output, task }) => ({
    reference: { output_id: output.output_id },
    name: task.prompt,
    picture: null,
    seconds: output.duration_seconds ?? 0,
    isSpoken: output.kind === 'audio',
  }))
  const sent = uploads.flatMap(({ upload_id, file_name, duration_seconds, has_audio }) =>
    has_audio
      ? [
          {
            reference: { upload_id },
            name: file_name,
            picture: null,
            seconds: duration_seconds ?? 0,
          },
        ]
      : [],
  )
  return {
    spoken: own.filter(({ isSpoken }) => isSpoken),
    videos: [...sent, ...own.filter(({ isSpoken }) => !isSpoken)],
  }
}
