import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveTrackFn } from '@/api/subtitles.functions'
import type { SaveState } from '@/components/save-note/save-note'
import { isAppError } from '@/contract/app-error'
import type { SubtitleTrack } from '@/contract/endpoints/subtitles'
import type { Cue, SubtitleStyle } from '@/contract/subtitles'

interface Content {
  cues: readonly Cue[]
  style: SubtitleStyle
}

const QUIET_MS = 800

/** Keeps what is edited a moment after the last change, one save at a time. */
export function useAutosave(track: SubtitleTrack, { cues, style }: Content) {
  const [state, setState] = useState<SaveState>('saved')
  const seenAt = useRef(track.updated_at)
  const isSaving = useRef(false)
  const isFirst = useRef(true)

  const save = useEffectEvent(async () => {
    if (isSaving.current || state === 'changed') return
    isSaving.current = true
    setState('saving')
    const sent = { cues, style }
    try {
      const { updated_at } = await saveTrackFn({
        data: {
          trackId: track.track_id,
          seen_at: seenAt.current,
          name: track.name,
          cues: [...sent.cues],
          style: sent.style,
        },
      })
      seenAt.current = updated_at
      setState((now) => (now === 'saving' ? 'saved' : now))
    } catch (error) {
      setState(isAppError(error) && error.code === 'changed_meanwhile' ? 'changed' : 'failed')
    } finally {
      isSaving.current = false
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    setState((now) => (now === 'changed' ? now : 'waiting'))
    const timer = setInterval(() => {
      if (isSaving.current) return
      clearInterval(timer)
      void save()
    }, QUIET_MS)
    return () => clearInterval(timer)
  }, [cues, style])

  return { state, retry: () => void save() }
}
