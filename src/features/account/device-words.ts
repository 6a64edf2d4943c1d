const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
]
const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

const nameIn = (table: [string, RegExp][], userAgent: string) =>
  table.find(([, pattern]) => pattern.test(userAgent))?.[0]

/** Names of browser and system in a user agent; null if it contains neither. */
export function deviceWords(userAgent: string): string | null {
  const names = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)]
  return names.filter(Boolean).join(' · ') || null
}
