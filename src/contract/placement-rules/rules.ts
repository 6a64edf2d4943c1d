import { AMAZON_RULES } from './amazon.ts'
import { GOOGLE_RULES } from './google.ts'
import { LINKEDIN_RULES } from './linkedin.ts'
import { META_RULES } from './meta.ts'
import { PINTEREST_RULES } from './pinterest.ts'
import type { PlacementRule } from './placement-rule.ts'
import { SNAPCHAT_RULES } from './snapchat.ts'
import { TIKTOK_RULES } from './tiktok.ts'
import { X_RULES } from './x.ts'
import { YOUTUBE_RULES } from './youtube.ts'

const RULES: readonly PlacementRule[] = [
  ...META_RULES,
  ...TIKTOK_RULES,
  ...YOUTUBE_RULES,
  ...GOOGLE_RULES,
  ...LINKEDIN_RULES,
  ...X_RULES,
  ...PINTEREST_RULES,
  ...SNAPCHAT_RULES,
  ...AMAZON_RULES,
]

const BY_ID: ReadonlyMap<string, PlacementRule> = new Map(RULES.map((rule) => [rule.id, rule]))

/** @throws Error for a placement without rules; a test makes sure there is none */
export function ruleOf(id: string): PlacementRule {
  const rule = BY_ID.get(id)
  if (!rule) throw new Error(`There are no rules for ${id}.`)
  return rule
}

/** Whether the platform itself has published the rule. */
export const isOfficial = ({ confidence }: Pick<PlacementRule, 'confidence'>): boolean =>
  confidence.startsWith('official')
