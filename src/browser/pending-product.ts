import { readLocal, removeLocal, writeLocal } from './local-store'

/** Keeps the address of a product's page until its reader has signed in. */
export const keepProductUrl = (url: string) => writeLocal('pendingProductUrl', url)

/** The kept address, once. */
export function takeProductUrl(): string | null {
  const url = readLocal('pendingProductUrl')
  removeLocal('pendingProductUrl')
  return url
}

/** Where somebody who has signed in goes on with the page of a product, or null to stay. */
export const pendingProductPath = (language: string): string | null =>
  readLocal('pendingProductUrl') ? `/${language}/product` : null
