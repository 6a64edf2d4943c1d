import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What is to be found at the sites that come with the product. */
const LINES = new Map<string, MessageDescriptor>([
  ['openverse.org', msg`Free images and sounds`],
  ['penpot.app', msg`Open-source design tool`],
])

/** What a sister site is, in a line; of one that an operator has added, where it is. */
export function sisterLine(i18n: I18n, url: string): string {
  const { host } = new URL(url)
  const line = LINES.get(host)
  return line ? i18n._(line) : host
}
