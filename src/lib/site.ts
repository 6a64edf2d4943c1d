import type { Language } from '@/contract/languages'

/** What the operator decides about the face of the product (D10.08); shown to everyone. */
export interface Site {
  brandName: string
  operatorName: string
  operatorAddress: string
  operatorEmail: string
  sisterSites: { label: string; url: string }[]
  defaultLanguage: Language
}

interface SiteVariables {
  BRAND_NAME: string
  OPERATOR_NAME: string
  OPERATOR_ADDRESS: string
  OPERATOR_EMAIL: string
  SISTER_SITES: { label: string; url: string }[]
  DEFAULT_LANGUAGE: Language
}

export const siteOf = (env: SiteVariables): Site => ({
  brandName: env.BRAND_NAME,
  operatorName: env.OPERATOR_NAME,
  operatorAddress: env.OPERATOR_ADDRESS,
  operatorEmail: env.OPERATOR_EMAIL,
  sisterSites: env.SISTER_SITES,
  defaultLanguage: env.DEFAULT_LANGUAGE,
})
