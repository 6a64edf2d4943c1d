/** Normalizes an address; people copy "shop.example/ad" from an email. Null if it is none. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim()
  const isBare = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(trimmed)
  const address = isBare ? `https://${trimmed}` : trimmed
  return /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address) ? address : null
}
