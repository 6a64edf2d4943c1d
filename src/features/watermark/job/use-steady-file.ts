import { useState } from 'react'
import type { RemovalView } from '@/contract/endpoints/removal-view'

type VideoFile = RemovalView['video']

/**
 * Keeps the first address of a stored file: every reply brings a new one, and a player given a new address
 * starts over.
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
