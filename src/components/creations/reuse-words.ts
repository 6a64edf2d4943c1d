import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Clapperboard,
  CopyPlus,
  ImagePlus,
  type LucideIcon,
  Pencil,
  Shuffle,
  Type,
} from 'lucide-react'
import type { Reuse } from './reuse'

interface ReuseWords {
  label: MessageDescriptor
  /** Explains the action to people who do not know the word yet. */
  hint: MessageDescriptor
  icon: LucideIcon
  /** Shortcut letter. */
  key: string
}

/** Labels, hints, icons and shortcuts of the ways to use a result, for menus and buttons. */
export const REUSE_WORDS: Record<Reuse, ReuseWords> = {
  words: {
    label: msg`Change words`,
    hint: msg`Same picture, different text`,
    icon: Type,
    key: 'W',
  },
  reference: {
    label: msg`Use as reference`,
    hint: msg`Adds it to what you’re making now`,
    icon: ImagePlus,
    key: 'U',
  },
  edit: {
    label: msg`Edit`,
    hint: msg`Describe a change, and the rest stays as it is`,
    icon: Pencil,
    key: 'E',
  },
  animate: { label: msg`Animate`, hint: msg`Turns it into a video`, icon: Clapperboard, key: 'A' },
  similar: {
    label: msg`More like this`,
    hint: msg`New versions in the same style`,
    icon: CopyPlus,
    key: 'L',
  },
  remix: {
    label: msg`Remix`,
    hint: msg`Brings back its prompt and settings so you can change them and run it again`,
    icon: Shuffle,
    key: 'R',
  },
}
