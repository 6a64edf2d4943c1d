import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Descriptions of the sister sites that ship with the product. */
const LINES = new Map<string, MessageDescriptor>([
  ['openverse.org', msg`Free images and sounds`],
  ['penpot.app', msg`Open-source design tool`],
])

/** A line about a sister site; for one the operator has added, its host. */
export function sisterLine(i18n: I18n, url: string): string {
  const { host } = new URL(url)
  const line = LINES.get(host)
  return line ? i18n._(line) : host
}
