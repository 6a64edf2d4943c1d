/** An address as it is asked for; people copy "shop.example/ad" from a mail. Null when it is none. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim()
  const isBare = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(trimmed)
  const address = isBare ? `https://${trimmed}` : trimmed
  return /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address) ? address : null
}
