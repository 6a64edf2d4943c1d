import { useSyncExternalStore } from 'react'

/** What the system's share sheet is asked whether it takes. */
const SAMPLE = () => new File([], 'ad.png', { type: 'image/png' })

const canShare = () => navigator.canShare?.({ files: [SAMPLE()] }) ?? false

/** Whether this device has a share sheet that takes files; on the server and on most desktops it has not. */
export const useCanShare = () =>
  useSyncExternalStore(
    () => () => {},
    canShare,
    () => false,
  )

const NAME_LENGTH_MAX = 60

/** What it is called where it arrives: apps tell by the ending what it is, and our addresses have none. */
function fileName(title: string, mimeType: string): string {
  const words = title.replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, ' ').trim()
  const stem = [...words].slice(0, NAME_LENGTH_MAX).join('').trim() || 'ad'
  return `${stem}.${mimeType.split('/').at(-1)?.replace('jpeg', 'jpg')}`
}

/** Hands a file to the system's share sheet. Closing the sheet is no failure. */
export async function shareFile(url: string, title: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The file could not be fetched (${answer.status}).`)
  const blob = await answer.blob()
  const file = new File([blob], fileName(title, blob.type), { type: blob.type })
  await navigator.share({ files: [file], title }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  })
}
