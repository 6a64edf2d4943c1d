import { expect, test } from 'vitest'
import type { PlannedAd } from '@/contract/endpoints/planning'
import { planTable } from './plan-csv'

test('a plan is a table with a line each, and no cell is a formula', () => {
  const ad: PlannedAd = {
    make_on: '2026-11-02',
    run_on: '2026-11-04',
    platform: 'meta',
    kind: 'image',
    format: 'meta.feed.image@1:1',
    aspect_ratio: '1:1',
    angle: 'price',
    occasion: null,
    title: '=HYPERLINK("x")',
    prompt: 'Cold brew\n$4.50',
    budget: 83.34,
  }
  expect(planTable([ad])).toBe(
    '\uFEFFrun_on,make_on,platform,format,kind,aspect_ratio,angle,occasion,title,prompt,budget\r\n' +
      '2026-11-04,2026-11-02,meta,meta.feed.image@1:1,image,1:1,price,,' +
      '"\'=HYPERLINK(""x"")","Cold brew\n$4.50",83.34\r\n',
  )
})
