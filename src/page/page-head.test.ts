import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/contract/languages'
import { createCatalogs } from '@/i18n/catalogs'
import { pageHead } from './page-head'

const context = {
  catalogs: createCatalogs(),
  facts: { origin: 'https://adloom.example', site: { brandName: 'Adloom' } },
  language: 'fr',
} as const
const gallery = {
  path: '/gallery',
  title: { id: 'title', message: 'Gallery' },
  description: { id: 'description', message: 'Ads others made' },
}

describe('[R2.45] the head of a page', () => {
  const { meta, links } = pageHead(context, gallery)

  test('names the page and the brand', () => {
    expect(meta).toContainEqual({ title: 'Gallery · Adloom' })
    expect(meta).toContainEqual({ property: 'og:locale', content: 'fr_FR' })
  })

  test('points at itself with an absolute address', () => {
    expect(links).toContainEqual({
      rel: 'canonical',
      href: 'https://adloom.example/fr/gallery',
    })
  })

  test('points at the same page in every language, and at the one that detects it', () => {
    const alternates = links.filter(({ rel }) => rel === 'alternate')
    expect(alternates).toHaveLength(LANGUAGES.length + 1)
    expect(alternates.at(-1)).toMatchObject({
      hrefLang: 'x-default',
      href: 'https://adloom.example/gallery',
    })
  })
})

test('the root has its slash in every language', () => {
  const { links } = pageHead(context, { ...gallery, path: '' })
  expect(links[0]?.href).toBe('https://adloom.example/fr/')
})

test('a hidden page is kept from search engines', () => {
  const { meta, links } = pageHead(context, { ...gallery, isHidden: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(links).toEqual([])
})
