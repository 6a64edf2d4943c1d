import { describe, expect, test } from 'vitest'
import { wordsOfPages } from './words-of-page'

const route = (name: string) => `src/routes/$lang/${name}.tsx?tsr-split=component`
const chapter = (name: string) => [`locales/de/messages.po?chapter=${name}`, 'locales/ja/other.md']

const wordsOf = wordsOfPages({
  'locales/de/messages.po': { file: 'de.js' },
  'locales/ja/messages.po': { file: 'ja.js' },
  'locales/de/messages.po?chapter=gallery': { file: 'de-gallery.js' },
  'locales/de/messages.po?chapter=veo': { file: 'de-veo.js' },
  [route('_shell/index')]: { file: 'index.js' },
  [route('_shell/gallery')]: { file: 'gallery.js', imports: ['_grid.js'] },
  [route('_shell/gallery_.$itemId')]: { file: 'item.js', imports: ['_grid.js'] },
  [route('_shell/veo3[.]1')]: { file: 'veo.js', dynamicImports: chapter('veo') },
  [route('login')]: { file: 'login.js' },
  '_grid.js': {
    file: 'grid.js',
    imports: ['_common.js'],
    dynamicImports: ['locales/de/messages.po', ...chapter('gallery')],
  },
  '_common.js': { file: 'common.js', imports: ['_grid.js'] },
})

describe('the words of a page are', () => {
  test.each([
    ['the root', '/de/', ['de.js']],
    ['a page that opens a chapter', '/de/veo3.1', ['de.js', 'de-veo.js']],
    ['a page whose parts open one', '/de/gallery', ['de.js', 'de-gallery.js']],
    ['a page with a parameter', '/de/gallery/123', ['de.js', 'de-gallery.js']],
    ['a page without a language', '/login', ['de.js']],
    ['an unknown page', '/de/nothing/here', ['de.js']],
  ])('%s: those of every page and its own', (_, pathname, files) => {
    expect(wordsOf('de', pathname)).toEqual(files)
  })

  test('in one language only', () => {
    expect(wordsOf('ja', '/ja/gallery')).toEqual(['ja.js'])
  })
})
