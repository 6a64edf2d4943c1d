import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PreflightReport } from '@/contract/endpoints/preflight'
import type { PreflightCheck } from '@/contract/preflight'

export const CHECK_NAMES: Record<PreflightCheck, MessageDescriptor> = {
  legibility: msg`Legibility`,
  contrast: msg`Contrast`,
  safe_zone: msg`Safe zones`,
  text_share: msg`Amount of text`,
  length: msg`Length`,
  file_size: msg`File size`,
  loudness: msg`Loudness`,
  brand_colors: msg`Brand colors`,
  legal_line: msg`Legal line`,
  words: msg`Text of the brief`,
}

type Reason = PreflightReport['unchecked'][number]['reason']

/** Why something was not checked. */
export const UNCHECKED: Record<Reason, MessageDescriptor> = {
  words_unknown: msg`the text in this image isn’t known`,
  film_words: msg`the text in this video isn’t known`,
  no_brief: msg`there is no brief`,
  no_brand: msg`no brand with colors was used`,
  no_legal_line: msg`the brief has no legal line`,
  no_placement: msg`no placement with limits`,
  no_sound: msg`no sound`,
}

/** Label of the button beside a finding; absent where an export pack or only a person can fix it. */
export const MEND_NAMES: Partial<Record<PreflightCheck, MessageDescriptor>> = {
  legibility: msg`Make larger`,
  contrast: msg`Make text readable`,
  text_share: msg`Make smaller`,
  safe_zone: msg`Move into view`,
  brand_colors: msg`Use brand color`,
  legal_line: msg`Add legal line`,
  words: msg`Restore text`,
}
