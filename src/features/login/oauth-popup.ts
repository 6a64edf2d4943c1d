const WIDTH = 480
const HEIGHT = 640
const CLOSED_POLL_MS = 500

/** Path the identity provider sends the popup back to; the same in every language. */
export const OAUTH_CALLBACK_PATH = '/oauth/callback'

/** Messages between the two windows. */
export type OauthMessage = { type: 'callback'; url: string } | { type: 'received' }

/**
 * The channel between the window that signs in and its popup. It is same-origin only and works even where the
 * provider's page cuts the popup off from its opener; the flow's state in the name keeps tabs apart.
 */
export const oauthChannel = (state: string) => new BroadcastChannel(`oauth:${state}`)

/** Opens the empty popup; must be called within the click event. Null when the browser blocks it. */
export function openOauthPopup(): Window | null {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2)
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2)
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
  const popup = window.open('', '_blank', features)
  return popup && !popup.closed ? popup : null
}

/** Calls back once with the address the provider sent the popup to; returns an unsubscribe function. */
export function onOauthCallback(state: string, listener: (callbackUrl: string) => void) {
  const channel = oauthChannel(state)
  channel.onmessage = ({ data }: MessageEvent<OauthMessage>) => {
    if (data.type !== 'callback') return
    channel.postMessage({ type: 'received' } satisfies OauthMessage)
    channel.close()
    listener(data.url)
  }
  return () => channel.close()
}

/** Calls back once when the popup has closed; returns an unsubscribe function. */
export function onPopupClosed(popup: Pick<Window, 'closed'>, listener: () => void) {
  const timer = setInterval(() => {
    if (!popup.closed) return
    clearInterval(timer)
    listener()
  }, CLOSED_POLL_MS)
  return () => clearInterval(timer)
}
