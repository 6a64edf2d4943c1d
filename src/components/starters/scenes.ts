import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AspectRatio } from '@/contract/generation'

type SceneId = 'ugc' | 'unboxing' | 'white' | 'lifestyle' | 'hyper-motion' | 'before-after'

export interface Scene {
  id: SceneId
  title: MessageDescriptor
  line: MessageDescriptor
  prompt: MessageDescriptor
  ratio: AspectRatio
}

/** Scenes for models that make their own pictures. */
export const SCENES: readonly Scene[] = [
  {
    id: 'ugc',
    title: msg`UGC`,
    line: msg`A creator holds it up to the camera`,
    prompt: msg`Phone-style shot of a creator holding [your product] in a bright kitchen, natural light, with the words “[your headline]”`,
    ratio: '9:16',
  },
  {
    id: 'unboxing',
    title: msg`Unboxing`,
    line: msg`The moment the box opens`,
    prompt: msg`Hands open a box on a wooden table and lift out [your product], soft window light, seen from above`,
    ratio: '4:5',
  },
  {
    id: 'white',
    title: msg`Product on white`,
    line: msg`Clean, for shops and feeds`,
    prompt: msg`[Your product] on a pure white background, soft shadow, studio light, centered, plenty of space around it`,
    ratio: '1:1',
  },
  {
    id: 'lifestyle',
    title: msg`Lifestyle`,
    line: msg`Part of everyday life`,
    prompt: msg`[Your product] in a calm living room on a Sunday morning, warm sunlight, plants, with the words “[your headline]”`,
    ratio: '16:9',
  },
  {
    id: 'hyper-motion',
    title: msg`Hyper motion`,
    line: msg`Fast, bold, scroll-stopping`,
    prompt: msg`[Your product] bursts through splashes of bright color, bold diagonal lines, high energy, with the words “[your headline]”`,
    ratio: '9:16',
  },
  {
    id: 'before-after',
    title: msg`Before/after`,
    line: msg`The difference at a glance`,
    prompt: msg`Split picture: on the left [the problem], on the right the same place after using [your product], labeled “Before” and “After”`,
    ratio: '1:1',
  },
]
