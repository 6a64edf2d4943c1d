import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AspectRatio } from '@/contract/generation'

type AdId = 'launch' | 'sale' | 'event' | 'hiring' | 'app' | 'menu'
type SceneId = 'ugc' | 'unboxing' | 'white' | 'lifestyle' | 'hyper-motion' | 'before-after'

/** A beginning: words with slots in square brackets, and the shape they usually have. */
export interface Preset {
  id: AdId | SceneId
  title: MessageDescriptor
  line: MessageDescriptor
  prompt: MessageDescriptor
  ratio: AspectRatio
}

/** For the built-in engine, which sets words. */
const ADS: readonly Preset[] = [
  {
    id: 'launch',
    title: msg`Product launch`,
    line: msg`Something new, said in one breath`,
    prompt: msg`New: [your product]. [What it does better]. Order now`,
    ratio: '4:5',
  },
  {
    id: 'sale',
    title: msg`Sale`,
    line: msg`The discount large, the end date clear`,
    prompt: msg`[Your product], [20% off] until [Sunday]. Free shipping. Shop now`,
    ratio: '1:1',
  },
  {
    id: 'event',
    title: msg`Event`,
    line: msg`What, when, where, and a seat`,
    prompt: msg`[Name of the event], [date], [time], [place]. Reserve your seat`,
    ratio: '9:16',
  },
  {
    id: 'hiring',
    title: msg`Job ad`,
    line: msg`Who you look for, and what you offer`,
    prompt: msg`We are hiring: [job title] in [city]. [Salary or benefit]. Apply now`,
    ratio: '1.91:1',
  },
  {
    id: 'app',
    title: msg`App`,
    line: msg`One promise and a download`,
    prompt: msg`[Name of the app]: [what it does for people]. Download free`,
    ratio: '9:16',
  },
  {
    id: 'menu',
    title: msg`Restaurant`,
    line: msg`A dish, its price, a table`,
    prompt: msg`[Dish] for [price], this week at [restaurant]. Book a table`,
    ratio: '1:1',
  },
]

/** For models that make pictures of their own. */
const SCENES: readonly Preset[] = [
  {
    id: 'ugc',
    title: msg`UGC`,
    line: msg`A creator shows it in the hand`,
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
    prompt: msg`[Your product] on a pure white background, soft shadow, studio light, centred, plenty of space around it`,
    ratio: '1:1',
  },
  {
    id: 'lifestyle',
    title: msg`Lifestyle`,
    line: msg`At home in somebody’s day`,
    prompt: msg`[Your product] in a calm living room on a Sunday morning, warm sunlight, plants, with the words “[your headline]”`,
    ratio: '16:9',
  },
  {
    id: 'hyper-motion',
    title: msg`Hyper motion`,
    line: msg`Fast, loud, made to stop thumbs`,
    prompt: msg`[Your product] bursts through splashes of bright colour, bold diagonal lines, high energy, with the words “[your headline]”`,
    ratio: '9:16',
  },
  {
    id: 'before-after',
    title: msg`Before/after`,
    line: msg`The difference at a glance`,
    prompt: msg`Split picture: on the left [the problem], on the right the same place after using [your product], labelled “Before” and “After”`,
    ratio: '1:1',
  },
]

/** What suits who makes the picture. */
export const presetsFor = (isBuiltIn: boolean): readonly Preset[] => (isBuiltIn ? ADS : SCENES)
