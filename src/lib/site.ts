import type { Language } from '@/contract/languages'

/** What the operator decides about the face of the product; shown to everyone. */
export interface Site {
  brandName: string
  operatorName: string
  operatorAddress: string
  operatorEmail: string
  sisterSites: { label: string; url: string }[]
  defaultLanguage: Language
  figures: Figures
  services: Services
}

/** What this installation grants and how long it keeps things, as its long texts say. */
export interface Figures {
  welcomeCredits: number
  resultRetentionDays: number
  uploadRetentionHours: number
  sessionDays: number
  sessionIdleDays: number
}

/** What a visitor's browser calls besides this product; null or empty is off. */
export interface Services {
  analyticsUrl: string | null
  countryUrl: string | null
  monitoringUrl: string | null
  /** Host names whose pages are monitored: the production ones. */
  monitoringHosts: string[]
}

/** Origins of those services, for the policy that lets the page call them. */
export const serviceOrigins = ({ analyticsUrl, countryUrl, monitoringUrl }: Services): string[] => [
  ...new Set(
    [analyticsUrl, countryUrl, monitoringUrl]
      .filter((url) => url !== null)
      .map((url) => new URL(url).origin),
  ),
]

interface SiteVariables {
  BRAND_NAME: string
  OPERATOR_NAME: string
  OPERATOR_ADDRESS: string
  OPERATOR_EMAIL: string
  SISTER_SITES: { label: string; url: string }[]
  DEFAULT_LANGUAGE: Language
  WELCOME_CREDITS: number
  RESULT_RETENTION_DAYS: number
  UPLOAD_RETENTION_HOURS: number
  SESSION_DAYS: number
  SESSION_IDLE_DAYS: number
  ANALYTICS_URL?: string
  COUNTRY_URL?: string
  MONITORING_URL?: string
  MONITORING_HOSTS: string[]
}

export const siteOf = (env: SiteVariables): Site => ({
  brandName: env.BRAND_NAME,
  operatorName: env.OPERATOR_NAME,
  operatorAddress: env.OPERATOR_ADDRESS,
  operatorEmail: env.OPERATOR_EMAIL,
  sisterSites: env.SISTER_SITES,
  defaultLanguage: env.DEFAULT_LANGUAGE,
  figures: {
    welcomeCredits: env.WELCOME_CREDITS,
    resultRetentionDays: env.RESULT_RETENTION_DAYS,
    uploadRetentionHours: env.UPLOAD_RETENTION_HOURS,
    sessionDays: env.SESSION_DAYS,
    sessionIdleDays: env.SESSION_IDLE_DAYS,
  },
  services: {
    analyticsUrl: env.ANALYTICS_URL ?? null,
    countryUrl: env.COUNTRY_URL ?? null,
    monitoringUrl: env.MONITORING_URL ?? null,
    monitoringHosts: env.MONITORING_HOSTS,
  },
})

/** Names and figures that long texts may mention, as `{brandName}`. */
export const textValues = (site: Site) => ({
  brandName: site.brandName,
  operatorName: site.operatorName,
  operatorAddress: site.operatorAddress,
  operatorEmail: site.operatorEmail,
  ...site.figures,
})
