import { expect, test } from 'vitest'
import { platformOf } from './platform-of.ts'

test.each([
  ['https://www.facebook.com/ads/library/?id=1', 'meta'],
  ['https://fb.watch/abc', 'meta'],
  ['https://ads.tiktok.com/business/creativecenter/topads/1', 'tiktok'],
  ['https://youtu.be/abc', 'youtube'],
  ['https://adstransparency.google.com/advertiser/AR1', 'google'],
  ['https://www.linkedin.com/ad-library/detail/1', 'linkedin'],
  ['https://twitter.com/a/status/1', 'x'],
  ['https://www.pinterest.co.uk/pin/1', 'pinterest'],
  ['https://netflix.com/', null],
  ['https://facebook.com.evil.example/', null],
  ['no address', null],
] as const)('%s is a page of %s', (address, platform) => {
  expect(platformOf(address)).toBe(platform)
})
