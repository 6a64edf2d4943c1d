import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AspectRatio } from '@/contract/generation'

type AdId = 'launch' | 'sale' | 'event' | 'hiring' | 'app' | 'menu'

/** A preset: words with slots in square brackets, and their usual format. */
export interface Preset<Id extends string = string> {
  id: Id
  title: MessageDescriptor
  line: MessageDescriptor
  prompt: MessageDescriptor
  ratio: AspectRatio
}

/** For the built-in engine, which sets words. */
export const ADS: readonly Preset<AdId>[] = [
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
    line: msg`A big discount and a clear end date`,
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
    line: msg`Who you’re looking for, and what you offer`,
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
