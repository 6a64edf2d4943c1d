import type { Language } from '@/contract/languages'
import { reachableEmail } from './reachable-email'

/** The operator's branding of the product; visible to everyone. */
export interface Site {
  brandName: string
  operatorName: string
  operatorAddress: string
  operatorEmail: string
  sisterSites: { label: string; url: string }[]
  defaultLanguage: Language
  /** Whether passwords of 128 characters, with spaces, are allowed. */
  hasLongPasswords: boolean
  figures: Figures
  services: Services
}

/** What this installation grants and how long it keeps things, as quoted in its long texts. */
export interface Figures {
  welcomeCredits: number
  resultRetentionDays: number
  uploadRetentionHours: number
  sessionDays: number
  sessionIdleDays: number
}

/** Services that a visitor's browser calls besides this product; null or empty means off. */
export interface Services {
  analyticsUrl: string | null
  countryUrl: string | null
  monitoringUrl: string | null
  /** Production host names, whose pages are monitored. */
  monitoringHosts: string[]
}

/** Names and figures that long texts may reference, as `{brandName}`. */
export const textValues = (site: Site) => ({
  brandName: site.brandName,
  operatorName: site.operatorName,
  operatorAddress: site.operatorAddress,
  operatorEmail: reachableEmail(site) ?? '',
  ...site.figures,
})
