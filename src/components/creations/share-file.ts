import { useSyncExternalStore } from 'react'

/** A sample file to ask whether the share sheet takes files like it. */
const SAMPLE = () => new File([], 'ad.png', { type: 'image/png' })

const canShare = () => navigator.canShare?.({ files: [SAMPLE()] }) ?? false

/** Whether this device has a share sheet that takes files; false on the server and on most desktops. */
export const useCanShare = () =>
  useSyncExternalStore(
    () => () => {},
    canShare,
    () => false,
  )

const NAME_LENGTH_MAX = 60
const ENDINGS: Partial<Record<string, string>> = { jpeg: 'jpg', mpeg: 'mp3' }

/** File name in the receiving app: apps tell the type by the extension, and our addresses have none. */
function fileName(title: string, mimeType: string): string {
  const words = title.replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, ' ').trim()
  const stem = [...words].slice(0, NAME_LENGTH_MAX).join('').trim() || 'ad'
  const subtype = mimeType.split('/').at(-1) ?? ''
  return `${stem}.${ENDINGS[subtype] ?? subtype}`
}

/** A file that arrived too late for the press that requested it; the next press has it at once. */
let kept: { url: string; file: File } | null = null

async function fetchFile(url: string, title: string): Promise<File> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The file could not be fetched (${answer.status}).`)
  const blob = await answer.blob()
  return new File([blob], fileName(title, blob.type), { type: blob.type })
}

/**
 * Hands a file to the system's share sheet. Closing the sheet is no failure.
 * @returns whether the sheet was shown; when fetching outlasts the user activation, another press is needed
 */
export async function shareFile(url: string, title: string): Promise<boolean> {
  const ready = kept?.url === url ? kept.file : null
  kept = null
  const file = ready ?? (await fetchFile(url, title))
  try {
    await navigator.share({ files: [file], title })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : null
    if (name === 'NotAllowedError' && !ready) {
      kept = { url, file }
      return false
    }
    if (name !== 'AbortError') throw error
  }
  return true
}
