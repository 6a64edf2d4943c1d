import { useState } from 'react'
import type { RemovalView } from '@/contract/endpoints/removal-view'

type VideoFile = RemovalView['video']

/**
 * A stored file by the address it was first given: every reply brings a new one, and a player that
 * is given a new one begins anew.
 */
export function useSteadyFile<File extends VideoFile | null>(file: File): File {
  const [kept, setKept] = useState(file)
  if (file === null || kept === null) {
    if (kept !== file) setKept(file)
    return file
  }
  if (kept.file_id === file.file_id && Date.parse(kept.url_expires_at) > Date.now()) return kept
  if (kept.url !== file.url) setKept(file)
  return file
}
