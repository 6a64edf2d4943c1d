import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CueFault } from '@/contract/subtitle-reading'

/** What makes a cue hard to read, for the person who can fix it. */
export function faultSentence(i18n: I18n, fault: CueFault): string {
  switch (fault.kind) {
    case 'too_fast':
      return i18n._(msg`Too fast to read: ${fault.value} characters a second, ${fault.max} at most`)
    case 'line_too_long':
      return i18n._(msg`Line too long: ${fault.value} characters, ${fault.max} at most`)
    case 'too_many_lines':
      return i18n._(msg`${fault.value} lines, ${fault.max} at most`)
    case 'too_short':
      return i18n._(msg`On screen too briefly`)
    case 'overlaps':
      return i18n._(msg`Overlaps the next subtitle`)
    case 'untranslated':
      return i18n._(msg`Not translated: these are the original words`)
    case 'unwritable':
      return i18n._(msg`Can’t be burned in: we have no font with the letters of “${fault.words}”`)
    case 'after_end':
      return i18n._(msg`Starts after the video has ended`)
    case 'empty':
      return i18n._(msg`No text yet`)
  }
}
