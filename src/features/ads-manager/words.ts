import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdGoal, PackWay, TextSlot } from '@/contract/campaign-words'
import type { PackFile } from '@/contract/endpoints/export-packs'

export const GOALS: Record<AdGoal, MessageDescriptor> = {
  awareness: msg`Brand awareness`,
  traffic: msg`Website visits`,
  engagement: msg`Engagement`,
  leads: msg`Leads`,
  app: msg`App installs`,
  sales: msg`Sales`,
}

export const SLOTS: Record<TextSlot, MessageDescriptor> = {
  primary: msg`Primary text`,
  headline: msg`Headline`,
  long_headline: msg`Long headline`,
  description: msg`Description`,
  brand: msg`Brand or app name`,
}

/** How a file was made. */
export const WAYS: Record<PackWay, MessageDescriptor> = {
  as_saved: msg`Original`,
  composed: msg`New layout`,
  reframed: msg`Resized`,
}

/** Why a file does not fit, or was left out. */
export const REASONS: Record<NonNullable<PackFile['reason']>, MessageDescriptor> = {
  kind: msg`Other media type`,
  file_type: msg`Other file type`,
  ratio: msg`Other aspect ratio`,
  too_small: msg`Too few pixels`,
  too_large: msg`Too many pixels`,
  too_short: msg`Too short`,
  too_long: msg`Too long`,
  too_heavy: msg`File too large`,
  too_light: msg`File too small`,
  source_gone: msg`The creative no longer exists`,
  engine_failed: msg`Couldn’t be created`,
}
