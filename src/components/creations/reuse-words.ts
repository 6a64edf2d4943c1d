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

/** How the ways to use a result are shown, in menus and on buttons. */
export const REUSE_WORDS: Record<Reuse, { label: MessageDescriptor; icon: LucideIcon }> = {
  words: { label: msg`Change words`, icon: Type },
  reference: { label: msg`Use as reference`, icon: ImagePlus },
  edit: { label: msg`Edit`, icon: Pencil },
  animate: { label: msg`Animate`, icon: Clapperboard },
  similar: { label: msg`More like this`, icon: CopyPlus },
  remix: { label: msg`Remix`, icon: Shuffle },
}
