import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { UPLOAD_MAX_BYTES } from '@/contract/limits'
import { byteSize } from '@/i18n/byte-size'
import type { VideoProblem } from './check-file'

/** The sentence about a file that was not accepted. */
export function videoProblemSentence(i18n: I18n, problem: VideoProblem, name: string): string {
  switch (problem.kind) {
    case 'not_a_video':
      return i18n._(msg`Please upload a video: ${name} isn’t one.`)
    case 'too_large': {
      const size = byteSize(i18n.locale, UPLOAD_MAX_BYTES)
      return i18n._(msg`${name} is larger than ${size}. Please choose a smaller file.`)
    }
    case 'too_short':
      return i18n._(msg`Video duration cannot be less than 4 seconds`)
    case 'too_long': {
      const minutes = Math.round(problem.secondsMax / 60)
      return i18n._(
        msg`${plural(minutes, { one: 'Without an account, videos can be up to # minute long. Sign in for longer videos.', other: 'Without an account, videos can be up to # minutes long. Sign in for longer videos.' })}`,
      )
    }
  }
}
