import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { checkedUpload } from '@/api/checked-upload'
import { type FileSending, sendFile } from '@/api/send-file'
import { timelineSourceFn, timelineSourceQuery } from '@/api/timelines.functions'
import { isAppError } from '@/contract/app-error'
import type { TimelineSource } from '@/contract/endpoints/timelines'
import type { MediaKind } from '@/contract/media-kind'
import { mediaKindOf } from '@/contract/media-links'
import { VOICE_PURPOSE } from '@/contract/people'
import { errorMessage } from '@/i18n/error-messages'

type Asked = Parameters<typeof timelineSourceFn>[0]['data']['file']

/** What may be added: clips (videos and images), an image only, or a sound. */
export type Wanted = 'clips' | 'image' | 'audio'

const KINDS: Record<Wanted, readonly MediaKind[]> = {
  clips: ['video', 'image'],
  image: ['image'],
  audio: ['audio'],
}

const isWanted = ({ type, name }: File, wanted: Wanted): boolean =>
  KINDS[wanted].some((kind) => type.startsWith(`${kind}/`) || mediaKindOf(name) === kind)

/** Thrown for a file that is not of a wanted kind. */
class Unfit extends Error {
  override readonly name = 'Unfit'
}

/** Adds files to the film, uploaded from this device or already stored. */
export function useAdding(wanted: Wanted, onSource: (source: TimelineSource) => void) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const current = useRef<FileSending | null>(null)
  /** Upload progress from 0 to 1; null when idle. */
  const [sending, setSending] = useState<number | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const unfit = {
    clips: t`This is neither a video nor an image.`,
    image: t`This isn’t an image.`,
    audio: t`This isn’t an audio file.`,
  }[wanted]

  /** Returns whether the next file may follow: not after the user canceled. */
  async function watched(work: () => Promise<unknown>, name?: string): Promise<boolean> {
    const tell = (sentence: string) =>
      setProblems((others) => [...others, name ? `${name}: ${sentence}` : sentence])
    try {
      await work()
      return true
    } catch (error) {
      if (isAppError(error) && error.code === 'user_cancelled') return false
      tell(error instanceof Unfit ? unfit : errorMessage(i18n, error))
      return true
    } finally {
      setSending(null)
    }
  }

  const open = async (file: Asked) => {
    const source = await timelineSourceFn({ data: { file } })
    client.setQueryData(timelineSourceQuery(source.file_id).queryKey, source)
    onSource(source)
  }

  const send = async (file: File) => {
    if (!isWanted(file, wanted)) throw new Unfit()
    setSending(0)
    current.current = sendFile(file, {
      onProgress: setSending,
      ...(wanted === 'audio' && { purpose: VOICE_PURPOSE }),
    })
    const upload_id = await current.current.uploadId
    await checkedUpload(upload_id)
    await open({ upload_id })
  }

  return {
    sending,
    problems,
    open(fileId: string) {
      setProblems([])
      return watched(() => open({ output_id: fileId }))
    },
    /** One after the other; a problem with one file does not stop the next. */
    async take(files: readonly File[]) {
      setProblems([])
      for (const file of files) {
        const name = files.length > 1 ? file.name : undefined
        if (!(await watched(() => send(file), name))) return
      }
    },
    cancel: () => void current.current?.abort(),
  }
}
