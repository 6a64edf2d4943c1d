import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RemovalView } from '@/contract/endpoints/removal-view'

const STEM_LENGTH_MAX = 60

/** File name of the finished video, in the user's language. */
export function resultName(
  i18n: I18n,
  { video, result }: Pick<RemovalView, 'video' | 'result'>,
): string {
  const stem = video.file_name.replace(/\.[a-z0-9]{1,5}$/i, '')
  const name = [...stem].slice(0, STEM_LENGTH_MAX).join('').trim()
  const extension = /\.[a-z0-9]{1,5}$/i.exec(result?.file_name ?? '')?.[0] ?? '.mp4'
  return i18n._(msg`${name} without watermark`) + extension
}
