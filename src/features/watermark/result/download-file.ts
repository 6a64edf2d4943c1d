import { downloadAddress } from '@/components/creations/download-address'
import type { RemovalView } from '@/contract/endpoints/removal-view'

type VideoFile = RemovalView['video']

/** Larger files are not held in memory: the browser downloads them itself. */
const HELD_BYTES_MAX = 256 * 1024 * 1024
/** How long the browser may take to start saving the blob. */
const HANDOVER_MS = 60_000

/**
 * Fetches a file and saves it to the user's downloads.
 * @returns whether the file still exists
 * @throws what `fetch` throws when the connection fails
 */
export async function downloadFile(
  { url, size_bytes }: Pick<VideoFile, 'url' | 'size_bytes'>,
  name: string,
  onProgress: (share: number) => void,
): Promise<boolean> {
  if (size_bytes > HELD_BYTES_MAX) {
    save(downloadAddress(url, name), name)
    return true
  }
  const response = await fetch(url)
  if (response.status === 404 || response.status === 410) return false
  if (!response.ok || !response.body) throw new Error(`The file answered ${response.status}.`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    received += value.length
    onProgress(Math.min(1, received / size_bytes))
  }
  const type = response.headers.get('content-type') ?? 'video/mp4'
  const blobUrl = URL.createObjectURL(new Blob(parts, { type }))
  save(blobUrl, name)
  setTimeout(() => URL.revokeObjectURL(blobUrl), HANDOVER_MS)
  return true
}

function save(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
}
