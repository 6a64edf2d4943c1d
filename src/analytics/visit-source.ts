import { writeLocal } from '@/browser/local-store'

const LENGTH_MAX = 500

/** Remembers where a visitor came from: the channel and the ad's click id. */
export function keepVisitSource(search: string) {
  const parameters = new URLSearchParams(search)
  const channel = parameters.get('channel')
  const fbclid = parameters.get('fbclid')
  if (channel) writeLocal('channel', channel.slice(0, LENGTH_MAX))
  if (fbclid) writeLocal('sora_fbclid', fbclid.slice(0, LENGTH_MAX))
}
