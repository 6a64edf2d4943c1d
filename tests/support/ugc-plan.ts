import type { UgcPlan } from '../../src/contract/endpoints/ugc-ads.ts'

/** An ad with a presenter whose script is written, and nothing is ordered. */
export const UGC_PLAN: UgcPlan = {
  source: { sentence: 'Cold brew', product_id: null, trade: 'shop' },
  ...{ presenter: null, product: null, language: 'en', voice: null, resolution: null },
  scenes: [{ id: 'scene-1', shows: 'speaks', words: 'Cold brew. Steeped for 18 hours.' }],
  ...{ has_captions: true, end_card: 'Cold brew', written: { source: 'templates', note: null } },
  ...{ person: '', has_agreed: false, is_labelled: true },
}
