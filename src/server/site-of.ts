import type { Language } from '@/contract/languages'
import type { Services, Site } from '@/page/site'

interface SiteVariables {
  BRAND_NAME: string
  OPERATOR_NAME: string
  OPERATOR_ADDRESS: string
  OPERATOR_EMAIL: string
  SISTER_SITES: { label: string; url: string }[]
  DEFAULT_LANGUAGE: Language
  PASSWORD_RULES: 'standard' | 'long'
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
  // An unreachable address is left out of pages and of their data.
  operatorEmail: env.OPERATOR_EMAIL.endsWith('@localhost') ? '' : env.OPERATOR_EMAIL,
  sisterSites: env.SISTER_SITES,
  defaultLanguage: env.DEFAULT_LANGUAGE,
  hasLongPasswords: env.PASSWORD_RULES === 'long',
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

/** Origins of those services, for the content security policy. */
export const serviceOrigins = ({ analyticsUrl, countryUrl, monitoringUrl }: Services): string[] => [
  ...new Set(
    [analyticsUrl, countryUrl, monitoringUrl]
      .filter((url) => url !== null)
      .map((url) => new URL(url).origin),
  ),
]
