import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface Question {
  question: MessageDescriptor
  answer: MessageDescriptor
}

/** What people ask before they hand over a video; also in the structured data for search engines. */
export const QUESTIONS: readonly Question[] = [
  {
    question: msg`Is it free?`,
    answer: msg`Yes. A few videos a day are free, with or without an account. After that each removal costs credits; you’ll see the price before you start. Previews are always free.`,
  },
  {
    question: msg`Which videos can I use?`,
    answer: msg`Only your own, or ones you have permission to edit: footage with a test logo, your own export with a tool’s watermark, the archive of a channel you run. You confirm this every time.`,
  },
  {
    question: msg`Will I lose quality?`,
    answer: msg`Outside the marked areas, the video is re-encoded once at high quality, at the same size and frame rate. The sound is copied as is.`,
  },
  {
    question: msg`What is the difference between direct and precise?`,
    answer: msg`Direct erase finds watermarks by itself and asks you to confirm them. In precise erase, you draw the areas and set when each watermark appears.`,
  },
  {
    question: msg`Who sees my video?`,
    answer: msg`Only people with the link. The video and its result are deleted at the time shown on the page, or right away if you ask.`,
  },
]
