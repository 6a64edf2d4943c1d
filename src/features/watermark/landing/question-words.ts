import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Question {
  question: MessageDescriptor
  answer: MessageDescriptor
}

/** What people ask before they hand over a video; read by searchers too. */
export const QUESTIONS: readonly Question[] = [
  {
    question: msg`Is it free?`,
    answer: msg`Yes, a few videos a day are free, with or without an account. After that a run costs credits, and the price stands on the button before you press it. Previews are always free.`,
  },
  {
    question: msg`Which videos may I use?`,
    answer: msg`Only your own, or those whose owner allows it: footage with a test logo, an export of your own with the mark of a tool, an archive whose channel you run. You confirm this before each run.`,
  },
  {
    question: msg`Does the quality suffer?`,
    answer: msg`Outside the marked places the video is encoded once, at high quality, in the same size and frame rate. The sound is copied as it is.`,
  },
  {
    question: msg`What is the difference between direct and precise?`,
    answer: msg`Direct erase finds the marks by itself and shows them to you for confirmation. In precise erase you draw the rectangles and say when each mark is there.`,
  },
  {
    question: msg`Who sees my video?`,
    answer: msg`Nobody but those who have its link. The video and its result are deleted after the time that stands on the page, or at once when you ask for it.`,
  },
]
