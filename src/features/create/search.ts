import { isOneOf, isText, isUuid } from '@/browser/shape'
import { REUSES } from '@/components/creations/reuse'
import { ASPECT_RATIOS, WORKFLOW_TYPES } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import { PROMPT_LENGTH_MAX } from '@/contract/limits'
import { lenientSearch, parameter } from '@/page/lenient-search'

const RATIOS = keysOf(ASPECT_RATIOS)

const readMode = parameter(isOneOf(WORKFLOW_TYPES))

/** Search parameters of the create pages. An unknown value counts as absent, never as an error. */
export const readCreateSearch = lenientSearch({
  tab: (value) => readMode(typeof value === 'string' ? value.replaceAll('-', '_') : value),
  model: parameter(isText({ max: 100 })),
  ratio: parameter(isOneOf(RATIOS)),
  /** Output shown in the inspector. */
  item: parameter(isUuid),
  /** An earlier task to start from, one of its outputs, and the way to use it. */
  task: parameter(isUuid),
  output: parameter(isUuid),
  use: parameter(isOneOf(REUSES)),
  /** A gallery item whose words and settings to take over. */
  remix: parameter(isUuid),
  /** A product to advertise. */
  product: parameter(isUuid),
  /** A template to begin with, and its holiday. */
  template: parameter(isText({ max: 64 })),
  occasion: parameter(isText({ max: 64 })),
  /** An ad of the board whose colors and format to begin with. */
  ad: parameter(isUuid),
  /** The prompt of a planned brief. */
  prompt: parameter(isText({ max: PROMPT_LENGTH_MAX })),
})
export type CreateSearch = ReturnType<typeof readCreateSearch>
export type PageSearch = Omit<CreateSearch, 'item'>

/** Everything but the selected result: stepping through results re-renders no page. */
export function pageSearch({ item: _, ...search }: CreateSearch): PageSearch {
  return search
}

/** A key for what an address asks for besides mode and selection; empty for nothing. */
export function wishIn(search: PageSearch): string {
  const { model, ratio, task, use, remix, product, template, ad, prompt } = search
  const reuse = task && use ? [task, search.output, use] : []
  const wishes = [model, ratio, ...reuse, remix, product, template, search.occasion, ad, prompt]
  return wishes.filter(Boolean).join(' ')
}
