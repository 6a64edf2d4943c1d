import { readLocal, removeLocal, writeLocal } from './local-store'

/** Keeps the address of a product page until the user has signed in. */
export const keepProductUrl = (url: string) => writeLocal('pendingProductUrl', url)

/** Returns the kept address and forgets it. */
export function takeProductUrl(): string | null {
  const url = readLocal('pendingProductUrl')
  removeLocal('pendingProductUrl')
  return url
}

/** The path that continues with the kept product page after sign-in, or null to stay. */
export const pendingProductPath = (language: string): string | null =>
  readLocal('pendingProductUrl') ? `/${language}/product` : null
