import type { UgcPlan } from '../../src/contract/endpoints/ugc-ads.ts'

/** A UGC ad with a finished script and nothing ordered yet. */
export const UGC_PLAN: UgcPlan = {
  source: { sentence: 'Cold brew', product_id: null, trade: 'shop' },
  ...{ presenter: null, product: null, language: 'en', voice: null, resolution: null },
  scenes: [{ id: 'scene-1', shows: 'speaks', words: 'Cold brew. Steeped for 18 hours.' }],
  ...{ has_captions: true, end_card: 'Cold brew', written: { source: 'templates', note: null } },
  ...{ person: '', has_agreed: false, is_labelled: true },
}

/** The same with two spoken scenes, one product scene, and all required statements. */
export const readyPlan = (picture: { output_id: string } | { upload_id: string }): UgcPlan => ({
  ...UGC_PLAN,
  scenes: [
    ...UGC_PLAN.scenes,
    { id: 'scene-2', shows: 'product', words: '$4.50' },
    { id: 'scene-3', shows: 'speaks', words: 'Order now.' },
  ],
  presenter: { reference: picture, name: 'Ada', shape: 9 / 16, is_made_up: false },
  product: { reference: picture, name: 'Can' },
  ...{ person: 'Ada Lovelace', has_agreed: true },
})
