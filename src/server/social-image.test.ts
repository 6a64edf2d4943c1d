import { expect, test } from 'vitest'
import { socialImagePath } from '@/page/social-image-path'
import { readSocialWords, socialImagePage } from './social-image'

test.each([
  ['', '/social/de.jpg'],
  ['/gallery', '/social/de/gallery.jpg'],
  ['/veo3.1', '/social/de/veo3.1.jpg'],
])('the picture of the page "%s" is %s, and leads back to it', (path, address) => {
  expect(socialImagePath('de', path)).toBe(address)
  expect(socialImagePage(address)).toEqual({ language: 'de', path })
})

test.each(['/social/xx.jpg', '/social/de.png', '/social.jpg', '/en/social/de.jpg'])(
  '%s is no picture of a page',
  (address) => expect(socialImagePage(address)).toBeNull(),
)

test('words are read as they were before React wrote them', () => {
  const html =
    '<meta property="og:title" content="Q&amp;A &quot;now&quot;"/><meta property="og:description" content="It&#x27;s &lt;b&gt;"/>'
  expect(readSocialWords(html)).toEqual({ title: 'Q&A "now"', description: "It's <b>" })
  expect(readSocialWords('<title>Nothing</title>')).toBeNull()
})
