import { LANGUAGES, type Language } from '@/contract/languages'
import { reachableEmail } from '@/page/reachable-email'
import type { RouterContext } from '@/page/router-context'
import type { StructuredData } from '@/page/structured-data'

/** Structured data for search engines: who runs the site and what it offers. */
export function productData({
  facts: { origin, site },
  language,
}: RouterContext & { language: Language }): StructuredData[] {
  const operator = {
    '@type': 'Organization',
    name: site.operatorName,
    ...(reachableEmail(site) && { email: site.operatorEmail }),
    address: site.operatorAddress,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  }
  return [
    {
      '@type': 'WebApplication',
      name: site.brandName,
      url: `${origin}/${language}/`,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      inLanguage: [...LANGUAGES],
      image: `${origin}/social/${language}.jpg`,
      publisher: operator,
    },
    { '@type': 'WebSite', name: site.brandName, url: `${origin}/`, publisher: operator },
  ]
}
