import type { AdPlatform } from '../../../contract/campaign-words.ts'

const HOSTS: readonly (readonly [host: RegExp, platform: AdPlatform])[] = [
  [/(?:^|\.)(?:facebook|instagram|threads|fb)\.(?:com|net|watch)$/, 'meta'],
  [/(?:^|\.)tiktok\.com$/, 'tiktok'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'youtube'],
  [/^adstransparency\.google\.com$/, 'google'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/(?:^|\.)(?:x|twitter)\.com$/, 'x'],
  [/(?:^|\.)pinterest\.(?:[a-z]{2,3}|co\.uk|com\.\w{2})$/, 'pinterest'],
  [/(?:^|\.)snapchat\.com$/, 'snapchat'],
]

/** The platform that an address belongs to; null for any other site. */
export const platformOf = (address: string): AdPlatform | null => {
  const host = URL.parse(address)?.hostname ?? ''
  return HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? null
}
