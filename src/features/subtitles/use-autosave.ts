import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveTrackFn, subtitleKeys } from '@/api/subtitles.functions'
import type { SaveState } from '@/components/save-note/save-note'
import { isAppError } from '@/contract/app-error'
import type { SubtitleTrack } from '@/contract/endpoints/subtitles'
import type { Cue, SubtitleStyle } from '@/contract/subtitles'

interface Content {
  cues: readonly Cue[]
  style: SubtitleStyle
}

const QUIET_MS = 800

type SaveTrack = (
  data: Parameters<typeof saveTrackFn>[0]['data'],
) => Promise<Pick<SubtitleTrack, 'updated_at'>>
const SERVER: SaveTrack = (data) => saveTrackFn({ data })

/** Saves edits shortly after the last change, one save at a time; at once when the editor is left earlier. */
export function useAutosave(
  track: SubtitleTrack,
  { cues, style }: Content,
  saveTrack: SaveTrack = SERVER,
) {
  const client = useQueryClient()
  const [state, setState] = useState<SaveState>('saved')
  const seenAt = useRef(track.updated_at)
  const isSaving = useRef(false)
  const isFirst = useRef(true)
  const isUnsaved = useRef(false)
  const isLeft = useRef(false)

  const save = useEffectEvent(async () => {
    if (isSaving.current || state === 'changed') return
    isSaving.current = true
    isUnsaved.current = false
    setState('saving')
    try {
      const { updated_at } = await saveTrack({
        trackId: track.track_id,
        seen_at: seenAt.current,
        name: track.name,
        cues: [...cues],
        style,
      })
      seenAt.current = updated_at
      setState((now) => (now === 'saving' ? 'saved' : now))
      void client.invalidateQueries({ queryKey: subtitleKeys.list })
    } catch (error) {
      setState(isAppError(error) && error.code === 'changed_meanwhile' ? 'changed' : 'failed')
    } finally {
      isSaving.current = false
    }
    if (isLeft.current && isUnsaved.current) await save()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    isUnsaved.current = true
    setState((now) => (now === 'changed' ? now : 'waiting'))
    const timer = setInterval(() => {
      if (isSaving.current) return
      clearInterval(timer)
      void save()
    }, QUIET_MS)
    return () => clearInterval(timer)
  }, [cues, style])

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (isUnsaved.current) void save()
    }
  }, [])

  return { state, retry: () => void save() }
}
