import type { AdPlatform } from '@/contract/campaign-words'

/** Names, the same in every language. */
export const PLATFORM_NAMES: Record<AdPlatform, string> = {
  meta: 'Meta',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  google: 'Google',
  linkedin: 'LinkedIn',
  x: 'X',
  pinterest: 'Pinterest',
  snapchat: 'Snapchat',
  amazon: 'Amazon',
}
