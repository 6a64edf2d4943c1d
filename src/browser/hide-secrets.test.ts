import { expect, test } from 'vitest'
import { hideSecrets } from './hide-secrets'

test.each([
  ['https://ads.example/en/review/s3cret?x=1', 'https://ads.example/en/review/…?x=1'],
  ['/shared/s3cret', '/shared/…'],
  ['/en/shared/s3cret#part', '/en/shared/…#part'],
  ['/en/creative-records', '/en/creative-records'],
  ['/en/gallery/review', '/en/gallery/review'],
])('%s is told as %s', (address, told) => {
  expect(hideSecrets(address)).toBe(told)
})
