import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BrandField } from './merge-drafts'

/** Names of the fields as in the form. */
export const FIELD_NAMES: Record<BrandField, MessageDescriptor> = {
  name: msg`Brand name`,
  logo: msg`Logo on light`,
  logoOnDark: msg`Logo on dark`,
  colours: msg`Colors`,
  headingFont: msg`Heading font`,
  bodyFont: msg`Text font`,
  toneWords: msg`Tone keywords`,
  doLines: msg`Do`,
  dontLines: msg`Don’t`,
  legalLine: msg`Legal line`,
}
