import { useState } from 'react'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { useSteadyFile } from '../job/use-steady-file'
import { isUnderWay } from '../job/work-state'
import { type PlayableVideo, playable } from '../playback/playable-video'

type VideoFile = RemovalView['video']
type Proxied = Pick<RemovalView, 'proxies'>

/**
 * A video of a removal, replaced by its proxy once this browser turns out not to play it (HEVC from a phone,
 * ProRes, AVI …); the first browser to find out requests the proxy.
 * @param ask requests the proxy
 */
export function useProxied(removal: Proxied, file: VideoFile, ask: () => void): PlayableVideo
export function useProxied(
  removal: Proxied,
  file: VideoFile | null,
  ask: () => void,
): PlayableVideo | null
export function useProxied(
  { proxies }: Proxied,
  file: VideoFile | null,
  ask: () => void,
): PlayableVideo | null {
  const [refusedId, setRefusedId] = useState<string | null>(null)
  const work = proxies.find(({ of_file_id }) => of_file_id === file?.file_id)
  const copy = useSteadyFile(work?.file ?? null)
  if (!file) return null
  if (refusedId !== file.file_id) {
    const onUnplayable = () => {
      setRefusedId(file.file_id)
      if (!work) ask()
    }
    return { ...playable(file), onUnplayable }
  }
  if (copy) return { ...playable(file), url: copy.url }
  const isComing = !work || isUnderWay(work)
  return { ...playable(file), url: null, state: isComing ? 'copying' : 'unplayable' }
}
