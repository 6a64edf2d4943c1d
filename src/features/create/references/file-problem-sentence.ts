import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MEBIBYTE } from '@/contract/limits'
import type { SeenKind } from '@/contract/media-kind'
import type { FileProblem } from './plan-files'

const NOT_TAKEN: Record<SeenKind, MessageDescriptor> = {
  image: msg`You can’t add images on this page.`,
  video: msg`You can’t add videos on this page.`,
}

/** The sentence about files that were not accepted. */
export function fileProblemSentence(i18n: I18n, problem: FileProblem): string {
  switch (problem.reason) {
    case 'too_many_files': {
      const count = problem.limit
      return i18n._(msg`Upload up to ${count} files at once`)
    }
    case 'too_many_images': {
      const count = problem.limit
      return i18n._(msg`Upload up to ${count} images`)
    }
    case 'first_video_only':
      return i18n._(msg`One video at a time: the first one is used.`)
    case 'not_a_medium': {
      const { name } = problem
      return i18n._(msg`${name} isn’t an image or a video.`)
    }
    case 'too_large': {
      const { name } = problem
      const size = new Intl.NumberFormat(i18n.locale, {
        style: 'unit',
        unit: 'megabyte',
      }).format(problem.maxBytes / MEBIBYTE)
      return i18n._(msg`${name} is larger than ${size}. Please choose a smaller file.`)
    }
    case 'no_mode_for':
      return i18n._(NOT_TAKEN[problem.kind])
  }
}
