import { readLocal, removeLocal, writeLocal } from '@/browser/local-store'
import {
  isEither,
  isFlag,
  isList,
  isNullable,
  isNumber,
  isObject,
  isOneOf,
  isText,
  isUuid,
} from '@/browser/shape'
import { RESOLUTIONS } from '@/contract/generation'
import { keysOf } from '@/contract/keys-of'
import { LANGUAGES } from '@/contract/languages'
import { SCRIPT_SCENE_KINDS, SCRIPT_SCENES_MAX } from '@/contract/planning'
import { TEMPLATE_TRADES } from '@/contract/templates'
import type { Ad } from './ad'

const isAnyText = isText()
const media = {
  reference: isEither(isObject({ upload_id: isUuid }), isObject({ output_id: isUuid })),
  ...{ name: isAnyText, picture: isNullable(isAnyText), seconds: isNumber },
}
const isDraft = isObject({
  /** Account it belongs to: on a shared computer, users do not see each other's drafts. */
  owner: isAnyText,
  ad: isObject({
    source: isObject({
      sentence: isAnyText,
      product_id: isNullable(isUuid),
      trade: isOneOf(TEMPLATE_TRADES),
    }),
    presenter: isNullable(isObject({ ...media, shape: isNumber }, { isMadeUp: isFlag })),
    product: isNullable(isObject(media)),
    language: isOneOf(LANGUAGES),
    voice: isNullable(isObject({ model: isAnyText, voice: isAnyText })),
    resolution: isNullable(isOneOf(keysOf(RESOLUTIONS))),
    ...{ hasCaptions: isFlag, endCard: isAnyText },
    ...{ person: isAnyText, hasAgreed: isFlag, isLabelled: isFlag },
    scenes: isList(
      isObject({ id: isAnyText, shows: isOneOf(SCRIPT_SCENE_KINDS), words: isAnyText }),
      SCRIPT_SCENES_MAX,
    ),
    written: isNullable(
      isObject({
        source: isOneOf(['text_model', 'templates']),
        note: isNullable(isOneOf(['no_answer', 'facts_changed'])),
      }),
    ),
  }),
})

/** The user's ad draft in this browser; null when missing, malformed or someone else's. */
export function readDraft(owner: string): Ad | null {
  const kept = readLocal('ugc_ads_cache')
  return isDraft(kept) && kept.owner === owner ? kept.ad : null
}

export const writeDraft = (owner: string, ad: Ad): void =>
  writeLocal('ugc_ads_cache', { owner, ad })

export const removeDraft = (): void => removeLocal('ugc_ads_cache')
