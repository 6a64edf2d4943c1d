import type { AdPlatformName, FigureField } from '@/contract/figures'
import { entriesOf } from '@/contract/keys-of'
import { GOOGLE } from './google'
import { LINKEDIN } from './linkedin'
import { META } from './meta'
import type { PlatformColumns } from './platform-columns'
import { TIKTOK } from './tiktok'

const PLATFORMS: Record<AdPlatformName, PlatformColumns> = {
  meta: META,
  google: GOOGLE,
  tiktok: TIKTOK,
  linkedin: LINKEDIN,
}

export type Columns = Partial<Record<FigureField, number>>

const SYMBOLS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₩': 'KRW',
  '₫': 'VND',
  '฿': 'THB',
  R$: 'BRL',
  US$: 'USD',
  'CN¥': 'CNY',
}

/** Currency behind a name: `Cost (EUR)`. A plain dollar or ¥ sign may belong to several countries. */
const CURRENCY = /[([]\s*([A-Z]{3}|US\$|R\$|CN¥|[€£₩₫฿$¥])\s*[)\]]\s*$/u

export function currencyIn(name: string): string | null {
  const sign = CURRENCY.exec(name.normalize('NFKC').trim())?.[1]
  if (!sign) return null
  return SYMBOLS[sign] ?? (sign.length === 3 && sign !== 'UTC' ? sign : null)
}

/** Punctuation and case carry no meaning, and some programs change them. */
const keyOf = (name: string): string => {
  const text = name.normalize('NFKC').trim()
  const bare = currencyIn(text) || /[$¥]\s*[)\]]$/.test(text) ? text.replace(CURRENCY, '') : text
  return bare.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Maps fields to columns, by the names one platform uses. */
export function columnsOf(names: readonly string[], platform: AdPlatformName): Columns {
  const keys = names.map(keyOf)
  const columns: Columns = {}
  for (const [field, known] of entriesOf(PLATFORMS[platform].names)) {
    const found = known.map((name) => keys.indexOf(keyOf(name))).find((at) => at !== -1)
    if (found !== undefined) columns[field] = found
  }
  return columns
}

const TELL_WEIGHT = 2

/** How much a line resembles the column names of a platform. */
export function likeness(names: readonly string[], platform: AdPlatformName): number {
  const keys = new Set(names.map(keyOf))
  const tells = PLATFORMS[platform].tells.filter((tell) => keys.has(keyOf(tell))).length
  return Object.keys(columnsOf(names, platform)).length + TELL_WEIGHT * tells
}
